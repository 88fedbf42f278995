import type { NotSentFor } from '../../db/schema';
import type { Queued } from '../deliveries/deliveries';

/** The released content of an email and its date, the same for every attempt. */
export interface Released {
  data: object;
  date: Date;
}

/** The current data of an email, or why it is not sent. */
export type Current = (email: Queued) => Promise<object | NotSentFor>;
