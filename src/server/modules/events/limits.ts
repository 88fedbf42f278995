import { day, fiveMinutes, hour, type ModuleLimits } from '../../limits/table';

export const eventLimits = {
  address: {
    readMapsLink: { max: 100, seconds: fiveMinutes },
    uploadEventImage: { max: 300, seconds: fiveMinutes },
    createEvent: { max: 100, seconds: fiveMinutes },
    updateEvent: { max: 300, seconds: fiveMinutes },
  },
  account: {
    /** Events that one member creates. */
    eventsCreated: { max: 30, seconds: day },
    /** Changes of events and their organisers by one member. */
    eventChanges: { max: 2000, seconds: hour },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    events: keyof typeof eventLimits.account;
  }
}
