import type { Queued } from '../deliveries/deliveries';

/** What an email says that goes out, and the time it bears: the same however often it is tried. */
export interface Released {
  data: object;
  date: Date;
}

/** What an email has to say by now; undefined for nothing. */
export type Current = (email: Queued) => Promise<object | undefined>;
