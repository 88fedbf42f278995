import { create } from 'zustand';
import { request } from '../../../../api/request';
import { getOnboarding, saveOnboarding } from '../../../../generated/api/client/onboarding';
import { withField, type Draft } from './draft';
import { createKeeper, type Keeper } from './keeper';
import { emptyKept, forgetKept, readKept, writeKept } from './kept';
import type { Lost } from './merge';

/** How long after the last key the server is told, in ms. */
export const saveDelay = 1000;

interface News {
  /** What another device typed, or this one before, where both changed the same field. */
  lost: Lost[];
  /** How the last saving went; undefined before the first. */
  saved: boolean | undefined;
}

const noNews: News = { lost: [], saved: undefined };

/** What the keeper has to tell. */
export const useNews = create<News>(() => noNews);

let keeper: Keeper | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const keeperOf = (userId: string): Keeper =>
  createKeeper({
    userId,
    read: () => readKept(userId),
    write: writeKept,
    load: () => request(getOnboarding),
    save: (body) => request(saveOnboarding, { body }),
    now: Date.now,
    tell: ({ lost = [], saved }) =>
      useNews.setState((news) => ({ lost: [...news.lost, ...lost], saved: saved ?? news.saved })),
  });

/**
 * Takes up the user's progress: what this browser has and what the server has become one (ONB-03).
 * @throws what the call threw, where this browser has nothing to go on with.
 */
export async function openProgress(userId: string): Promise<void> {
  useNews.setState(noNews);
  const opened = keeperOf(userId);
  keeper = opened;
  try {
    await opened.open();
  } catch (error) {
    if (!readKept(userId)) throw error;
  }
}

/** Tells the server now what it does not have yet. */
export function saveProgress(): Promise<void> {
  clearTimeout(timer);
  return keeper?.save() ?? Promise.resolve();
}

/** Changes the draft: kept in the browser at once, on the server a moment after the last change. */
export function changeDraft(userId: string, change: (draft: Draft) => Draft): void {
  keeper ??= keeperOf(userId);
  keeper.change(change((readKept(userId) ?? emptyKept(userId)).draft));
  clearTimeout(timer);
  timer = setTimeout(() => void saveProgress(), saveDelay);
}

/** Puts back what gave way, and offers what stood there instead. */
export function swapLost(userId: string, { field, value }: Lost, current: unknown): void {
  changeDraft(userId, (draft) => withField(draft, field, value));
  useNews.setState(({ lost }) => ({
    lost: lost.map((one) => (one.field === field ? { field, value: current } : one)),
  }));
}

export const dismissLost = (): void => useNews.setState({ lost: [] });

/** Saves no more: all of it is about to be sent at once. The next change begins anew. */
export async function holdProgress(): Promise<void> {
  clearTimeout(timer);
  const held = keeper;
  keeper = undefined;
  await held?.close();
}

/** The participant is there: nothing is under way any more. */
export function endProgress(): void {
  useNews.setState(noNews);
  forgetKept();
}
