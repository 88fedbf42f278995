import { announce } from '../announcer/announce';

/** Shown this long, then fading this long, both in ms (UIX-02). */
const popupShown = 3000;
export const popupFade = 1000;

interface Popup {
  id: number;
  title: string;
  content: string;
  fading: boolean;
}

let popups: readonly Popup[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Popup[]) => {
  popups = next;
  for (const listener of listeners) listener();
};

/** Shows and announces a popup notification with a title and a content. */
export function showPopup(title: string, content: string): void {
  announce(`${title} ${content}`);
  const id = (lastId += 1);
  set([...popups, { id, title, content, fading: false }]);
  setTimeout(() => {
    set(popups.map((popup) => (popup.id === id ? { ...popup, fading: true } : popup)));
    setTimeout(() => set(popups.filter((popup) => popup.id !== id)), popupFade);
  }, popupShown);
}

/** For the host. */
export const popupStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly Popup[] => popups,
};
