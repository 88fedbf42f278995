import { useJourney } from '../../features/profile/onboarding/journey/useJourney';
import { JourneyFailed } from '../../features/profile/onboarding/page/JourneyFailed';
import { JourneySkeleton } from '../../features/profile/onboarding/page/JourneySkeleton';
import { useTexts } from '../../i18n/useTexts';
import { useCommunity } from '../boot/bootContext';
import { Way } from './Way';

/** /questions and /onboarding: one way with two addresses; where the visitor stands decides which it is (SES-03). */
export default function JourneyScreen() {
  useTexts('onboarding', 'fields', 'failures');
  const journey = useJourney(useCommunity().id);
  if (journey.state === 'loading') return <JourneySkeleton />;
  if (journey.state === 'failed') {
    const { error, offline, retry } = journey;
    return <JourneyFailed error={error} offline={offline} onRetry={retry} />;
  }
  return <Way userId={journey.userId} questions={journey.questions} />;
}
