import { checkEvent, type EventProblem } from '../../lib/rules/event/eventFields';
import { fieldsOf, type FormValues } from './values';

export type FieldName = keyof FormValues;

/** What is wrong with each field. */
export type FormProblems = Partial<Record<FieldName, EventProblem['problem'] | 'tooFew'>>;

/** The fields in the order they stand in, by which the summary tells them. */
export const fieldOrder: readonly FieldName[] = [
  ...(['title', 'description', 'date', 'startTime', 'endDate', 'endTime', 'timeZone'] as const),
  ...(['eventType', 'onlineMeetingLink', 'country', 'city', 'region', 'postalCode', 'addressLine'] as const),
  ...(['googleMapsLink', 'latitude', 'longitude', 'locationVisibility'] as const),
  ...([
    'paid',
    'price',
    'currency',
    'paymentLink',
    'maxParticipants',
    'waitingListEnabled',
    'approvalRequired',
  ] as const),
  ...(['visibility', 'organizerContact'] as const),
];

/** The first thing that is wrong with each field, by the rules that the server has (EVT-02). */
export function checkForm(values: FormValues): FormProblems {
  const { problems = [] } = checkEvent(fieldsOf(values));
  const found: FormProblems = {};
  for (const { path, problem } of problems) {
    const name = path.replace(/^location\./, '') as FieldName;
    found[name] ??= problem;
  }
  return found;
}

/** Where a field stands in the page. */
export const fieldId = (name: FieldName): string => `event-${name}`;
