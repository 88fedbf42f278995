import type { Queued } from './deliveries';

/**
 * What is left of a notification that is about to be delivered: nothing (false), all of it (true), other data, or only
 * some of the people that it mentions.
 */
export type Relevance = boolean | { data?: object; visible?: ReadonlySet<string> };

export type IsStillRelevant = (notification: Queued) => Promise<Relevance>;

/** Asked by kind before every delivery. Kinds without an entry are always delivered. */
export type RelevanceByKind = ReadonlyMap<string, IsStillRelevant>;
