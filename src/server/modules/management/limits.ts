import { day, fiveMinutes, type ModuleLimits } from '../../limits/table';

export const managementLimits = {
  address: {
    answerManagerInvitation: { max: 100, seconds: fiveMinutes },
    setRole: { max: 100, seconds: fiveMinutes },
    exportMembers: { max: 100, seconds: fiveMinutes },
  },
  account: {
    /** Messages of one manager to single members: to all of them, and to any one. */
    managerMessages: { max: 100, seconds: day },
    managerMessagesTo: { max: 5, seconds: day },
    /** Messages to members, one at a time, by all managers of a community. */
    communityMessages: { max: 300, seconds: day },
    /** Bulk actions of one manager that notify members: messages, and each of the others. */
    bulkMessages: { max: 5, seconds: day },
    bulkActs: { max: 50, seconds: day },
    /** Messages to many members, by all managers of a community. */
    communityBulkMessages: { max: 10, seconds: day },
    /** Decisions of one manager about one member: hide, pause, remove, and undo these. */
    memberDecisions: { max: 20, seconds: day },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    management: keyof typeof managementLimits.account;
  }
}
