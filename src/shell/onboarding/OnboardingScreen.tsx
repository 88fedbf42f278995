import { invitationHere } from '../../api/session/invitation';
import { useInit } from '../../api/useInit';
import { InvitationNeeded } from '../../features/onboarding/page/InvitationNeeded';
import { useOnboarding } from '../../features/onboarding/state/useOnboarding';
import { OnboardingFailed } from '../../features/onboarding/page/OnboardingFailed';
import { OnboardingSkeleton } from '../../features/onboarding/page/OnboardingSkeleton';
import { useTexts } from '../../i18n/useTexts';
import { useCommunity } from '../context/bootContext';
import { useWantedEvent } from '../session/useWantedEvent';
import { Onboarding } from './Onboarding';

/** /questions and /onboarding: one onboarding with two addresses; how far the viewer is decides which it is (SES-03). */
export default function OnboardingScreen() {
  useTexts('onboarding', 'fields', 'failures');
  const { id, community } = useCommunity();
  const { data: init } = useInit({ enabled: false });
  const wanted = useWantedEvent();
  const onboarding = useOnboarding(id);
  if (init?.needsInvitation && !invitationHere()) {
    return <InvitationNeeded community={community.title} event={wanted} />;
  }
  if (onboarding.state === 'loading') return <OnboardingSkeleton />;
  if (onboarding.state === 'failed') {
    const { error, offline, retry } = onboarding;
    return <OnboardingFailed error={error} offline={offline} onRetry={retry} />;
  }
  const { userId, email, questions } = onboarding;
  return <Onboarding userId={userId} email={email} questions={questions} />;
}
