/** So long before something begins nothing about it can wait, in ms: people may be on their way. */
const untilStart = 2 * 3_600_000;

/** From this moment on, notifications about something that starts at `startsAt` are sent immediately. */
export const urgentFrom = ({ startsAt }: { startsAt: Date }): Date =>
  new Date(startsAt.getTime() - untilStart);
