import { ApiError } from '../../../../api/ApiError';
import type { Progress, SaveOnboardingBody } from '../../../../generated/api/onboarding';
import { same } from '../../../../lib/json/same';
import type { Draft } from './draft';
import { emptyKept, type Base, type Kept } from './kept';
import { mergeDrafts, type Lost } from './merge';

/** What the keeper works with: the browser's memory, the server's calls, the clock. */
export interface KeeperPorts {
  read: () => Kept | undefined;
  write: (kept: Kept) => void;
  load: () => Promise<Progress>;
  save: (body: SaveOnboardingBody) => Promise<Progress>;
  /** ms since 1970 */
  now: () => number;
  /** Told what two devices typed into the same field, and how the last saving went. */
  tell: (news: { lost?: Lost[]; saved?: boolean }) => void;
  userId: string;
}

/** The server has another version than the one the change was made from. */
const changedElsewhere = 1119;

/** How often a saving that meets another one begins anew. */
const tries = 3;

const draftOf = ({ step, answers, lookingFor, profile }: Progress): Draft => ({
  step,
  answers,
  lookingFor,
  profile,
});

const baseOf = (progress: Progress): Base => ({ version: progress.version, draft: draftOf(progress) });

/**
 * Keeps the progress in the browser at once and on the server as far as it can be reached; brings together what two
 * devices typed (ONB-03).
 */
export function createKeeper(ports: KeeperPorts) {
  const { userId } = ports;
  const kept = (): Kept => ports.read() ?? emptyKept(userId);

  /** Takes over what the server has. */
  function take(progress: Progress): void {
    const { draft: mine, base, sent, changedAt } = kept();
    const theirs = baseOf(progress);
    const newer = changedAt > Date.parse(progress.updatedAt ?? '1970-01-01') ? 'mine' : 'theirs';
    // What this browser sent itself, and went before it heard that it had arrived, is no other device's.
    const known = theirs.version === base.version || (sent !== undefined && same(theirs.draft, sent));
    const { draft, lost } = known
      ? { draft: mine, lost: [] }
      : mergeDrafts({ base: base.draft, mine, theirs: theirs.draft, newer });
    ports.write({ userId, draft, base: theirs, changedAt });
    if (lost.length > 0) ports.tell({ lost });
  }

  async function saveOnce(): Promise<void> {
    const { draft, base } = kept();
    if (same(draft, base.draft)) return;
    ports.write({ ...kept(), sent: draft });
    const { version } = await ports.save({ ...draft, version: base.version });
    const { sent: _arrived, ...now } = kept();
    ports.write({ ...now, base: { version, draft } });
  }

  async function saveAll(): Promise<void> {
    for (let tried = 0; !closed && !same(kept().draft, kept().base.draft) && tried < tries; tried++) {
      try {
        await saveOnce();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === changedElsewhere)) throw error;
        take(await ports.load());
      }
    }
  }

  let running: Promise<void> | undefined;
  let closed = false;

  return {
    /** Begins: what the server has and what this browser has become one. @throws what the call threw. */
    async open(): Promise<void> {
      take(await ports.load());
    },

    change(draft: Draft): void {
      ports.write({ ...kept(), draft, changedAt: ports.now() });
    },

    /** Tells the server what it does not have yet. A failure is told, not thrown: the browser still has it all. */
    save(): Promise<void> {
      running ??= saveAll()
        .then(
          () => ports.tell({ saved: true }),
          () => ports.tell({ saved: false }),
        )
        .finally(() => (running = undefined));
      return running;
    },

    /** Saves no more; resolves when a saving under way has come to its end. */
    async close(): Promise<void> {
      closed = true;
      await running;
    },
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
