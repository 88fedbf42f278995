import { day, fiveMinutes, hour, type ModuleLimits } from '../../limits/table';

export const participationLimits = {
  address: {
    getOrganiserCandidates: { max: 600, seconds: fiveMinutes },
    joinAsGuest: { max: 300, seconds: fiveMinutes },
    confirmParticipation: { max: 600, seconds: fiveMinutes },
    cancelParticipation: { max: 600, seconds: fiveMinutes },
    takePayment: { max: 600, seconds: fiveMinutes },
    joinWaitingList: { max: 600, seconds: fiveMinutes },
    leaveWaitingList: { max: 600, seconds: fiveMinutes },
    addResponsible: { max: 300, seconds: fiveMinutes },
    inviteToEvent: { max: 300, seconds: fiveMinutes },
    answerInvitation: { max: 300, seconds: fiveMinutes },
    changeParticipants: { max: 300, seconds: fiveMinutes },
    exportParticipants: { max: 60, seconds: fiveMinutes },
  },
  account: {
    /** Changes of one member's own participations. */
    participation: { max: 200, seconds: hour },
    /** Events that one user visits as a guest. */
    guest: { max: 20, seconds: day },
    /** People whom one organiser invites to events, each by an email. */
    eventInvitations: { max: 60, seconds: day },
    /** Bulk changes by one organiser. */
    eventBulk: { max: 300, seconds: hour },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    participation: keyof typeof participationLimits.account;
  }
}
