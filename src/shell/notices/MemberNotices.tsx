import { useInit } from '../../api/useInit';
import { lazyPart } from '../../lib/lazyInTime';

const ConsentDue = lazyPart(() => import('./ConsentDue'));
const ManagerNotices = lazyPart(() => import('./ManagerNotices'));

/** What stands above the screens of somebody who is signed in, where there is something to say; suspends until it is there. */
export function MemberNotices() {
  const { data } = useInit({ enabled: false });
  const { consentDue, configErrors = [] } = data ?? {};
  return (
    <>
      {consentDue && <ConsentDue due={consentDue} />}
      {configErrors.length > 0 && <ManagerNotices errors={configErrors} />}
    </>
  );
}
