import type { Departure, ReportDecision } from '../../contract/report';

export { reportDecisions, reportReasons, type ReportReason } from '../../contract/report';

/** Decisions about a report: dismissal, a warning, the end of an event, or a switch of the member. */
export type { ReportDecision };

const aboutSomebody = ['DISMISS', 'WARN', 'HIDE', 'PAUSE', 'REMOVE'] as const;

/** Decisions about reports of things other than texts, by kind. */
const aboutThings: Readonly<Record<string, readonly ReportDecision[]>> = {
  EVENT: ['DISMISS', 'WARN', 'CANCEL_EVENT', 'DELETE_EVENT', 'REMOVE'],
};

/** The decisions about a report, by its kind (`ReportSubject` of the contract). */
export const decisionsOn = (kind: string): readonly ReportDecision[] => aboutThings[kind] ?? aboutSomebody;

/** Decisions about managers that only administrators make. */
const administrators: readonly ReportDecision[] = ['HIDE', 'PAUSE', 'REMOVE'];

/** How a person went: they left the community, or deleted their account. */
export type { Departure };

/** Earlier decisions about a person who went, which apply when they join again. */
export interface DepartedStanding {
  removed: boolean;
  hidden: boolean;
  paused: boolean;
}

/**
 * Whether a decision has no effect on a person who went: they do not read a warning, or the same decision applies
 * already.
 */
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

/** The decisions about a report on a person who went, or on what they made. */
export const decisionsForDeparted = (kind: string, standing: DepartedStanding): ReportDecision[] =>
  decisionsOn(kind).filter((decision) => !changesNothing(standing)[decision]);

/** The decisions that a manager may make about a report, by its kind and its owner. */
export const decisionsFor = (
  kind: string,
  { isAdministrator, ofManager }: { isAdministrator: boolean; ofManager: boolean },
): ReportDecision[] =>
  decisionsOn(kind).filter((decision) => isAdministrator || !ofManager || !administrators.includes(decision));
