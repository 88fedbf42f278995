import { useInit } from '../../api/useInit';
import { firstViewPart } from '../../lib/firstViewPart';
import { lazyPart } from '../../lib/lazyInTime';
import { useConsentRequired } from './useConsentRequired';

const ConsentDue = firstViewPart('shell/notices/ConsentDue.tsx', () => import('./ConsentDue'));
const ConsentRequired = lazyPart(() => import('./ConsentRequired'));
const ManagerNotices = firstViewPart('shell/notices/ManagerNotices.tsx', () => import('./ManagerNotices'));

/** The notices above the screens of signed-in users. Suspends until they are known. */
export function MemberNotices() {
  const { data } = useInit({ enabled: false });
  const answer = useConsentRequired();
  const { consentDue, configErrors = [] } = data ?? {};
  return (
    <>
      {answer ? <ConsentRequired onAnswer={answer} /> : consentDue && <ConsentDue due={consentDue} />}
      {configErrors.length > 0 && <ManagerNotices errors={configErrors} />}
    </>
  );
}
