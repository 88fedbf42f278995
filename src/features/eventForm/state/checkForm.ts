import { checkEvent, type EventProblem } from '../../../lib/rules/event/eventFields';
import { daysOf, leastTimes, mostTimes } from '../../../lib/rules/event/series';
import { fieldsOf, repeatOf, type FormValues } from './values';

export type FieldName = keyof FormValues;

/** What is wrong with each field. */
export type FormProblems = Partial<Record<FieldName, EventProblem['problem'] | 'tooFew' | 'tooFewLater'>>;

/** The fields in the order they stand in, by which the summary tells them. */
export const fieldOrder: readonly FieldName[] = [
  'title',
  'description',
  'date',
  'startTime',
  'endTime',
  'endDate',
  'timeZone',
  'repeat',
  'repeatTimes',
  'eventType',
  'onlineMeetingLink',
  'country',
  'city',
  'addressLine',
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

/** The day of the last event of a series; undefined where it is none, or not known yet. */
export function lastDay(values: FormValues): string | undefined {
  const repeat = repeatOf(values);
  if (!repeat || !isTimes(repeat.times) || Number.isNaN(Date.parse(values.date))) return undefined;
  return daysOf(values.date, repeat).at(-1);
}

const isTimes = (times: number): boolean =>
  Number.isInteger(times) && times >= leastTimes && times <= mostTimes;

/** No event is later: as `lib/rules/event/eventTimes.ts` has it. */
const lastOfAll = '2099-12-31';

/** The first thing that is wrong with each field, by the rules that the server has (EVT-02). */
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

/** Where a field stands in the page. */
export const fieldId = (name: FieldName): string => `event-${name}`;
