import type { ReportSubject } from '../../../../lib/rules/managers/reports';
import { event } from './event';
import { introduction } from './introduction';
import { person } from './person';
import type { Subject } from './subject';

/** Everything that can be reported. A new kind is a word in `lib/rules/managers/reports.ts` and a row here. */
export const subjects = {
  PARTICIPANT: person,
  EVENT: event,
  INTRODUCTION: introduction,
} satisfies Record<ReportSubject, Subject>;
