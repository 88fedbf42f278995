import { fiveMinutes, hour, type ModuleLimits } from '../../limits/table';

export const meetingLimits = {
  address: {
    proposeMeeting: { max: 200, seconds: fiveMinutes },
    pickMeetingTime: { max: 200, seconds: fiveMinutes },
    cancelMeeting: { max: 200, seconds: fiveMinutes },
  },
  account: {
    /** Times that one member offers, picks and calls off: each is an email. */
    meeting: { max: 60, seconds: hour },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    meeting: keyof typeof meetingLimits.account;
  }
}
