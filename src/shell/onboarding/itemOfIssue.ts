import type { Joining } from '../../generated/api/participant';
import type { SurveyQuestion } from '../../generated/api/question';
import type { StepName } from '../../generated/config/stepsConfig';
import { fieldNames, stepsOf } from '../../lib/rules/profile/fieldLists';
import type { ProfileField } from '../../lib/rules/profile/profileFields';
import { stepAsking, type ContactRequirement } from '../../lib/rules/contacts/requiredContacts';

/** The step that asks for a field of the profile. Two steps ask for contacts and are distinguished by type. */
const stepOfField = (field: string): StepName | undefined =>
  fieldNames.includes(field as ProfileField) ? stepsOf(field as ProfileField)[0] : undefined;

interface Sent {
  questions: readonly SurveyQuestion[];
  steps: readonly { name: StepName }[];
  requirement: ContactRequirement | undefined;
  /** The request. */
  body: Joining;
}

/**
 * The index of the question or step that asks for the value of a server error, by its path in the request
 * (`answers.now`, `profile.contacts.1.value`). Undefined if none does.
 */
export function itemOfIssue(path: string, { questions, steps, requirement, body }: Sent): number | undefined {
  const [part, field = '', index] = path.split('.');
  const question = questions.findIndex(({ id }) => part === 'answers' && id === field);
  if (question >= 0) return question;
  const ofStep = (name: StepName | undefined): number | undefined => {
    const at = steps.findIndex((step) => step.name === name);
    return at < 0 ? undefined : questions.length + at;
  };
  const named = part === 'profile' ? field : (part ?? '');
  if (named !== 'contacts') return ofStep(stepOfField(named));
  const contact = body.profile?.contacts?.[Number(index)];
  return ofStep(contact ? stepAsking(contact.type, requirement) : requirement?.step);
}
