import type { Joining } from '../../generated/api/participant';
import type { SurveyQuestion } from '../../generated/api/question';
import type { StepName } from '../../generated/config/stepsConfig';
import { stepOfContact } from '../../lib/rules/contactTypes';

/** Which step asks for a field of the profile. */
const stepOfField: Readonly<Record<string, StepName>> = {
  firstName: 'profile',
  lastName: 'profile',
  position: 'profile',
  company: 'profile',
  location: 'profile',
  showLocation: 'profile',
  about: 'about',
  goal: 'about',
  tags: 'about',
  avatarUrl: 'avatar',
};

interface Way {
  questions: readonly SurveyQuestion[];
  steps: readonly { name: StepName }[];
  /** What was sent. */
  body: Joining;
}

/**
 * The page that asks for what the server found wrong, by its path in what was sent (`answers.now`,
 * `profile.contacts.1.value`); undefined where no page does.
 */
export function placeOfFault(path: string, { questions, steps, body }: Way): number | undefined {
  const [part, field = '', index] = path.split('.');
  const question = questions.findIndex(({ id }) => part === 'answers' && id === field);
  if (question >= 0) return question;
  const ofStep = (name: StepName | undefined): number | undefined => {
    const at = steps.findIndex((step) => step.name === name);
    return at < 0 ? undefined : questions.length + at;
  };
  if (part === 'lookingFor') return ofStep('lookingFor');
  if (field !== 'contacts') return ofStep(stepOfField[field]);
  const contact = body.profile?.contacts?.[Number(index)];
  if (contact) return ofStep(stepOfContact(contact.type));
  // Too few of them: the later step that asks for contacts.
  const places = [ofStep('contacts'), ofStep('networks')].filter((at) => at !== undefined);
  return places.length > 0 ? Math.max(...places) : undefined;
}
