import type { Lang } from '../../../lib/lang';

/** An action that somebody is about to do. */
interface ActionAsked {
  name: string;
  choice: string;
  /** The parts of the notification's cause, without its kind. */
  cause: readonly string[];
  data: object;
  /** The reader, as a participant. */
  participantId: string;
  lang: Lang;
}

/** What happened since, in words, if an action can no longer be done. */
type HappenedSince = (asked: ActionAsked) => Promise<string | undefined>;

/** Asked by kind before a page offers an action, and where its call is refused. */
export type HappenedSinceByKind = ReadonlyMap<string, HappenedSince>;
