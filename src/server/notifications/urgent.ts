/** So long before something begins nothing about it can wait, in ms: people may be on their way. */
const untilStart = 2 * 3_600_000;

/** From when on what is told of something goes out at once, by when that begins. */
export const urgentFrom = ({ startsAt }: { startsAt: Date }): Date =>
  new Date(startsAt.getTime() - untilStart);
