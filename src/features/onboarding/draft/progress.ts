import { create } from 'zustand';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { useSession } from '../../../api/session/store';
import { saveOnboarding } from '../../../generated/api/client/onboarding';
import type { Progress } from '../../../generated/api/onboarding';
import { withField, type Draft } from './draft';
import { createDraftSync, type DraftSync } from './draftSync';
import { savedProgressQuery } from './savedProgressQuery';
import { emptyStoredDraft, clearStoredDraft, readStoredDraft, writeStoredDraft } from './storedDraft';
import type { Conflict } from './merge';

/** How long after the last key press the progress is saved, in ms. */
const saveDelay = 1000;

interface News {
  /** Values from another device, or earlier ones, of fields that both changed. */
  conflicts: Conflict[];
  /** How the last saving went; undefined before the first. */
  saved: boolean | undefined;
}

const noNews: News = { conflicts: [], saved: undefined };

/** The messages of the sync. */
export const useNews = create<News>(() => noNews);

let sync: DraftSync | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The progress on the server. A request that was made while the page loaded is used once. */
async function load(): Promise<Progress> {
  try {
    return await queryClient.fetchQuery(savedProgressQuery);
  } finally {
    queryClient.removeQueries(savedProgressQuery);
  }
}

const syncOf = (userId: string): DraftSync =>
  createDraftSync({
    userId,
    read: () => readStoredDraft(userId),
    // An answer that arrives after sign-out is ignored (SES-05).
    write: (stored) => {
      if (useSession.getState().hasLoggedIn) writeStoredDraft(stored);
    },
    load,
    save: (body) => request(saveOnboarding, { body }),
    now: Date.now,
    notify: ({ conflicts = [], saved }) =>
      useNews.setState((news) => ({
        conflicts: [...news.conflicts, ...conflicts],
        saved: saved ?? news.saved,
      })),
  });

/**
 * Opens the user's progress and merges that of browser and server (ONB-03).
 * @throws the error of the call, if this browser has nothing to continue with.
 */
export async function openProgress(userId: string): Promise<void> {
  useNews.setState(noNews);
  const opened = syncOf(userId);
  sync = opened;
  try {
    await opened.open();
  } catch (error) {
    // Signing out ends the call, and nobody waits for it any more.
    if (useSession.getState().hasLoggedIn && !readStoredDraft(userId)) throw error;
  }
}

/** Saves unsaved input now. */
export function saveProgress(): Promise<void> {
  clearTimeout(timer);
  return sync?.save() ?? Promise.resolve();
}

/** Changes the draft: stored in the browser immediately, on the server shortly after the last change. */
export function changeDraft(userId: string, change: (draft: Draft) => Draft): void {
  sync ??= syncOf(userId);
  sync.change(change((readStoredDraft(userId) ?? emptyStoredDraft(userId)).draft));
  clearTimeout(timer);
  timer = setTimeout(() => void saveProgress(), saveDelay);
}

/** Restores the replaced value, and offers the other one. */
export function swapConflict(userId: string, { field, value }: Conflict, current: unknown): void {
  changeDraft(userId, (draft) => withField(draft, field, value));
  useNews.setState(({ conflicts }) => ({
    conflicts: conflicts.map((one) => (one.field === field ? { field, value: current } : one)),
  }));
}

export const dismissConflicts = (): void => useNews.setState({ conflicts: [] });

/** Stops saving, because everything is about to be sent together. The next change starts again. */
export async function holdProgress(): Promise<void> {
  clearTimeout(timer);
  const held = sync;
  sync = undefined;
  await held?.close();
}

// What the browser keeps is saved by its owner's next visit, and never in the session of another user.
useSession.subscribe(({ token }, before) => {
  if (token || !before.token) return;
  void holdProgress();
  useNews.setState(noNews);
});

/** The participant is there: nothing is under way any more. */
export function endProgress(): void {
  useNews.setState(noNews);
  clearStoredDraft();
}
