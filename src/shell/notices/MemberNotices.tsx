import { useInit } from '../../api/useInit';
import { lazyPart } from '../../lib/lazyInTime';
import { useConsentRequired } from './useConsentRequired';

const ConsentDue = lazyPart(() => import('./ConsentDue'));
const ConsentRequired = lazyPart(() => import('./ConsentRequired'));
const ManagerNotices = lazyPart(() => import('./ManagerNotices'));

/** What stands above the screens of somebody who is signed in, where there is something to say; suspends until it is there. */
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
