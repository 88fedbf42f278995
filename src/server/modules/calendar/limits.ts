import { fiveMinutes, hour, type ModuleLimits } from '../../limits/table';

export const calendarLimits = {
  address: {
    getEventCalendar: { max: 600, seconds: fiveMinutes },
    /** Feeds that calendar services poll, many of them from a few addresses. */
    calendarFeed: { max: 3000, seconds: fiveMinutes },
  },
  account: {
    /** New addresses of one member's calendar feed. */
    calendarFeed: { max: 20, seconds: hour },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    calendar: keyof typeof calendarLimits.account;
  }
}
