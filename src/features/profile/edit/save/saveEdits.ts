import { ApiError } from '../../../../api/ApiError';
import type { OwnProfile } from '../../../../generated/api/participant';
import { editableOf, pick, type Edits, type Field } from '../values/editable';
import { merge, takeTheirs, type Conflict } from './merge';

/** Changed elsewhere meanwhile. */
const changedElsewhere = 1119;

interface Saving {
  /** What the edits began with, and what they are. */
  base: Edits;
  mine: Edits;
  /** The profile as this page knows it. */
  known: OwnProfile;
  /** The profile as the server has it. */
  read: () => Promise<OwnProfile>;
  send: (edits: Edits, version: number) => Promise<OwnProfile>;
  /** Which parts are to be as the other device has them; undefined: not now. */
  ask: (conflicts: readonly Conflict[]) => Promise<readonly string[] | undefined>;
}

/**
 * Saves edits so that two devices lose nothing silently: what the other one changed in other fields is kept, what both
 * changed is asked about. Answers the saved profile; undefined where the answer was 'not now'.
 * @throws what the calls threw, but for 1119.
 */
export async function saveEdits({
  base,
  mine,
  known,
  read,
  send,
  ask,
}: Saving): Promise<OwnProfile | undefined> {
  let edits = mine;
  let began = base;
  let theirs = known;
  for (;;) {
    const now = editableOf(theirs);
    const merged = merge({ base: began, mine: edits, theirs: now });
    edits = merged.edits;
    if (merged.conflicts.length > 0) {
      const paths = await ask(merged.conflicts);
      if (!paths) return undefined;
      edits = takeTheirs(edits, merged.conflicts, paths);
    }
    // From here on it is decided against what the other device said.
    began = pick(now, Object.keys(mine) as Field[]);
    try {
      return await send(edits, theirs.version);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === changedElsewhere)) throw error;
      theirs = await read();
    }
  }
}
