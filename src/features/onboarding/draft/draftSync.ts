import { ApiError } from '../../../api/ApiError';
import type { Progress, SaveOnboardingBody } from '../../../generated/api/onboarding';
import { same } from '../../../lib/json/same';
import type { Draft } from './draft';
import { emptyStoredDraft, type Base, type StoredDraft } from './storedDraft';
import { mergeDrafts, type Conflict } from './merge';

/** The dependencies of the sync: the browser's storage, the server's calls, the clock. */
interface DraftSyncPorts {
  read: () => StoredDraft | undefined;
  write: (stored: StoredDraft) => void;
  load: () => Promise<Progress>;
  save: (body: SaveOnboardingBody) => Promise<Progress>;
  /** ms since 1970 */
  now: () => number;
  /** Called with values that two devices typed into the same field, and with the result of a save. */
  notify: (news: { conflicts?: Conflict[]; saved?: boolean }) => void;
  userId: string;
}

/** The server has another version than the one the change was made from. */
const changedElsewhere = 1119;

/** How many savings that were not heard of are remembered. */
const kept = 5;

/** How often a save is repeated after a conflict, one after the other. */
const tries = 3;

const draftOf = ({ step, answers, lookingFor, profile }: Progress): Draft => ({
  step,
  answers,
  lookingFor,
  profile,
});

const baseOf = (progress: Progress): Base => ({ version: progress.version, draft: draftOf(progress) });

/**
 * Stores the progress in the browser immediately and on the server when it can be reached, and merges the input of two
 * devices (ONB-03).
 */
export function createDraftSync(ports: DraftSyncPorts) {
  const { userId } = ports;
  const stored = (): StoredDraft => ports.read() ?? emptyStoredDraft(userId);

  /** Takes over the server's progress. */
  function take(progress: Progress): void {
    const { draft: mine, base, sent = [], changedAt } = stored();
    const theirs = baseOf(progress);
    const newer = changedAt > Date.parse(progress.updatedAt ?? '1970-01-01') ? 'mine' : 'theirs';
    // A version that this browser sent, but whose answer it did not get, is not from another device.
    const known = theirs.version === base.version || sent.some((each) => same(theirs.draft, each));
    const { draft, conflicts } = known
      ? { draft: mine, conflicts: [] }
      : mergeDrafts({ base: base.draft, mine, theirs: theirs.draft, newer });
    // The server has not changed since, so a sent version may still arrive.
    const unheard = theirs.version === base.version && sent.length > 0 ? { sent } : {};
    ports.write({ userId, draft, base: theirs, ...unheard, changedAt });
    if (conflicts.length > 0) ports.notify({ conflicts });
  }

  async function saveOnce(): Promise<void> {
    const { draft, base } = stored();
    if (same(draft, base.draft)) return;
    const unheard = stored().sent ?? [];
    ports.write({ ...stored(), sent: [...unheard, draft].slice(-kept) });
    const { version } = await ports.save({ ...draft, version: base.version });
    const { sent: _arrived, ...now } = stored();
    ports.write({ ...now, base: { version, draft } });
  }

  /** Until everything is saved, also what is typed meanwhile. */
  async function saveAll(): Promise<void> {
    let conflicts = 0;
    while (!closed && !same(stored().draft, stored().base.draft)) {
      try {
        await saveOnce();
        conflicts = 0;
      } catch (error) {
        conflicts += 1;
        if (!(error instanceof ApiError && error.code === changedElsewhere) || conflicts > tries) throw error;
        take(await ports.load());
      }
    }
  }

  let running: Promise<void> | undefined;
  let closed = false;

  return {
    /** Starts by merging the progress of server and browser. @throws the error of the call. */
    async open(): Promise<void> {
      take(await ports.load());
    },

    change(draft: Draft): void {
      ports.write({ ...stored(), draft, changedAt: ports.now() });
    },

    /** Sends unsaved input to the server. A failure is reported and not thrown, because the browser still has all of it. */
    save(): Promise<void> {
      running ??= saveAll()
        .then(
          () => ports.notify({ saved: true }),
          () => ports.notify({ saved: false }),
        )
        .finally(() => (running = undefined));
      return running;
    },

    /** Stops saving. Resolves when a running save has ended. */
    async close(): Promise<void> {
      closed = true;
      await running;
    },
  };
}

export type DraftSync = ReturnType<typeof createDraftSync>;
