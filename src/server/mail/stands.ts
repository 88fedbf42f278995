import type { Queued } from './outbox';

/** Whether what an email says is still so, when it is about to be sent; or the parts of its data that are other by now. */
export type Stands = (email: Queued) => Promise<boolean | object>;

/** Asked by kind; any other is sent whatever became of its cause. */
export type StandsByKind = ReadonlyMap<string, Stands>;
