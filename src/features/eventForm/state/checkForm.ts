import { checkEvent, type EventProblem } from '../../../lib/rules/event/eventFields';
import { daysOf, leastTimes, mostTimes } from '../../../lib/rules/event/series';
import { fieldsOf, repeatOf, type FormValues } from './values';

export type FieldName = keyof FormValues;

/** The errors of the fields. */
export type FormProblems = Partial<Record<FieldName, EventProblem['problem'] | 'tooFew' | 'tooFewLater'>>;

const beginning: readonly FieldName[] = ['title', 'date', 'startTime', 'eventType'];
const end: readonly FieldName[] = ['description', 'endTime', 'endDate', 'timeZone', 'repeat', 'repeatTimes'];
const further: readonly FieldName[] = [
  'region',
  'postalCode',
  'googleMapsLink',
  'latitude',
  'longitude',
  'locationVisibility',
  'visibility',
  'approvalRequired',
  'maxParticipants',
  'waitingListEnabled',
  'paid',
  'price',
  'currency',
  'paymentLink',
  'organizerContact',
];

/** The fields in the order of the page, which the summary uses. The kind of event decides which of two comes first. */
export const fieldOrder = ({ eventType }: Pick<FormValues, 'eventType'>): readonly FieldName[] =>
  eventType === 'ONLINE'
    ? [...beginning, 'onlineMeetingLink', 'country', 'city', ...end, 'addressLine', ...further]
    : [...beginning, 'country', 'city', 'addressLine', ...end, 'onlineMeetingLink', ...further];

/** The day of the last event of a series. Undefined for a single event, or while it is unknown. */
export function lastDay(values: FormValues): string | undefined {
  const repeat = repeatOf(values);
  if (!repeat || !isTimes(repeat.times) || Number.isNaN(Date.parse(values.date))) return undefined;
  return daysOf(values.date, repeat).at(-1);
}

const isTimes = (times: number): boolean =>
  Number.isInteger(times) && times >= leastTimes && times <= mostTimes;

/** No event is later: as `lib/rules/event/eventTimes.ts` has it. */
const lastOfAll = '2099-12-31';

/** The first error of each field, by the rules that the server uses (EVT-02). */
export function checkForm(values: FormValues): FormProblems {
  const { problems = [] } = checkEvent(fieldsOf(values));
  const found: FormProblems = {};
  for (const { path, problem } of problems) {
    const name = path.replace(/^location\./, '') as FieldName;
    found[name] ??= problem;
  }
  const repeat = repeatOf(values);
  if (repeat && !isTimes(repeat.times)) found.repeatTimes = 'invalid';
  if ((lastDay(values) ?? '') > lastOfAll) found.date ??= 'invalid';
  return found;
}

/** The id of a field's element. */
export const fieldId = (name: FieldName): string => `event-${name}`;
