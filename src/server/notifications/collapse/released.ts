import type { Queued } from '../deliveries/deliveries';

/** The released content of an email and its date, the same for every attempt. */
export interface Released {
  data: object;
  date: Date;
}

/** What an email has to say by now; undefined for nothing. */
export type Current = (email: Queued) => Promise<object | undefined>;
