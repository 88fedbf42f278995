import { lazy, Suspense } from 'react';
import { useInit } from '../../api/useInit';
import { ManagerNotices } from './ManagerNotices';

const ConsentDue = lazy(() => import('./ConsentDue'));

/** What stands above the screens of somebody who is signed in, where there is something to say. */
export function MemberNotices() {
  const { data } = useInit({ enabled: false });
  return (
    <>
      {data?.consentDue && (
        <Suspense fallback={null}>
          <ConsentDue due={data.consentDue} />
        </Suspense>
      )}
      <ManagerNotices />
    </>
  );
}
