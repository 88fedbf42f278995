/** What a report can be about. */
export const reportSubjects = ['PARTICIPANT'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

export const reportReasons = ['SPAM', 'HARASSMENT', 'FAKE', 'OFFENSIVE', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What comes of a report: nothing, a warning, or one of the switches of a member. */
export const reportDecisions = ['DISMISS', 'WARN', 'HIDE', 'PAUSE', 'REMOVE'] as const;
export type ReportDecision = (typeof reportDecisions)[number];
