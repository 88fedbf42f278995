import { ApiError } from '../../../../api/ApiError';
import type { OwnProfile } from '../../../../generated/api/participant';
import { editableOf, pick, type Edits, type Field } from '../values/editable';
import { merge, takeTheirs, type Conflict } from './merge';

/** Changed elsewhere meanwhile. */
const changedElsewhere = 1119;

interface Saving {
  /** The original values of the edits, and the edits. */
  base: Edits;
  mine: Edits;
  /** The profile as this page knows it. */
  known: OwnProfile;
  /** The profile as the server has it. */
  read: () => Promise<OwnProfile>;
  send: (edits: Edits, version: number) => Promise<OwnProfile>;
  /** Returns the parts to take from the other device. Undefined: not now. */
  ask: (conflicts: readonly Conflict[]) => Promise<readonly string[] | undefined>;
}

/**
 * Saves edits so that two devices lose nothing silently: the other's changes of other fields are kept, and the user is
 * asked about fields that both changed. Returns the saved profile; undefined after 'not now'.
 * @throws the errors of the calls except 1119.
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
    // From here on, the edits are based on the other device's values.
    began = pick(now, Object.keys(mine) as Field[]);
    try {
      return await send(edits, theirs.version);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === changedElsewhere)) throw error;
      theirs = await read();
    }
  }
}
