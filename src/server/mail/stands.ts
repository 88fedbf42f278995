import type { Queued } from './outbox';

/** Whether what an email says is still so, when it is about to be sent. */
export type Stands = (email: Queued) => Promise<boolean>;

/** Asked by kind; any other is sent whatever became of its cause. */
export type StandsByKind = ReadonlyMap<string, Stands>;
