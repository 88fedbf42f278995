/** So long before something begins nothing about it can wait, in ms: people may be on their way. */
const untilStart = 2 * 3_600_000;

/** The moment from which notifications about something that begins at `startsAt` go out at once. */
export const urgentFrom = ({ startsAt }: { startsAt: Date }): Date =>
  new Date(startsAt.getTime() - untilStart);
