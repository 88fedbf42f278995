import type { Departure, ReportDecision } from '../../contract/report';

export { reportDecisions, reportReasons, type ReportReason } from '../../contract/report';

/** What comes of a report: nothing, a warning, the end of an event, or one of the switches of a member. */
export type { ReportDecision };

const aboutSomebody = ['DISMISS', 'WARN', 'HIDE', 'PAUSE', 'REMOVE'] as const;

/** What may come of a report about what is more than somebody's words, by its kind. */
const aboutThings: Readonly<Record<string, readonly ReportDecision[]>> = {
  EVENT: ['DISMISS', 'WARN', 'CANCEL_EVENT', 'DELETE_EVENT', 'REMOVE'],
};

/** What may come of a report, by the kind of what it is about (`ReportSubject` of the contract). */
export const decisionsOn = (kind: string): readonly ReportDecision[] => aboutThings[kind] ?? aboutSomebody;

/** What comes to a manager from administrators alone. */
const administrators: readonly ReportDecision[] = ['HIDE', 'PAUSE', 'REMOVE'];

/** What somebody is who went: they left the community, or deleted their account. */
export type { Departure };

/** What managers decided about somebody who went, and what holds once they join again. */
export interface DepartedStanding {
  removed: boolean;
  hidden: boolean;
  paused: boolean;
}

/** What changes nothing about somebody who went: they read no warning, and what was decided before holds already. */
const changesNothing = ({
  removed,
  hidden,
  paused,
}: DepartedStanding): Partial<Record<ReportDecision, boolean>> => ({
  WARN: true,
  REMOVE: removed,
  HIDE: hidden,
  PAUSE: paused,
});

/** What may come of a report about somebody who went, or about what they made. */
export const decisionsForDeparted = (kind: string, standing: DepartedStanding): ReportDecision[] =>
  decisionsOn(kind).filter((decision) => !changesNothing(standing)[decision]);

/** What somebody may decide of a report, by what it is about and whose that is. */
export const decisionsFor = (
  kind: string,
  { isAdministrator, ofManager }: { isAdministrator: boolean; ofManager: boolean },
): ReportDecision[] =>
  decisionsOn(kind).filter((decision) => isAdministrator || !ofManager || !administrators.includes(decision));
