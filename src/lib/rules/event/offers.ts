const minute = 60_000;
const hour = 60 * minute;
/** A place stays offered for this long, however near the event is, in ms. */
const least = 15 * minute;

/** The time of an event, as offers need it. */
interface When {
  startsAt: Date;
  overAt: Date;
}

/**
 * Until when a place that is offered at `now` is kept (EVT-09): for `hours`; near the event for a quarter of the time that is
 * left, so that others have their turn; never after it is over.
 */
export function offerEnds(now: Date, hours: number, { startsAt, overAt }: When): Date {
  const left = startsAt.getTime() - now.getTime();
  const stands = Math.max(least, Math.min(hours * hour, left / 4));
  return new Date(Math.min(now.getTime() + stands, overAt.getTime()));
}
