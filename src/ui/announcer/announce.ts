/** Marks a live region. The page's own is in `index.html`; each dialog has one, because the page behind it is inert. */
const mark = 'data-announcer';

/** Until then the focus has moved, and a dialog that closes has closed, in ms. */
export const announceDelay = 100;
/** How long a text stays in the region, in ms. */
const announceStay = 7000;

/** The attributes of a live region. Each text is a child of its own, so the same text twice is heard twice. */
export const announcerProps = { [mark]: '', 'aria-live': 'polite', 'aria-relevant': 'additions' } as const;

interface Message {
  text: string;
  /** Decides when it is to be said, knowing whether anything else is said at the same time. */
  isNeeded: (isAlone: boolean) => boolean;
  /** Gives way to others. */
  isWeak?: true;
}

const dialogs: Element[] = [];
let waiting: Message[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The page's region. A page that has none gets one. */
function pageRegion(): Element {
  const standing = document.querySelector(`body > [${mark}]`);
  if (standing) return standing;
  const region = document.createElement('div');
  for (const [name, value] of Object.entries(announcerProps)) region.setAttribute(name, value);
  document.body.append(region);
  return region;
}

/** Whether an error is on the page that a screen reader says by itself. */
const hasAlert = () => document.querySelector('[role=alert]:not(:empty)') !== null;

function write(): void {
  const messages = waiting;
  waiting = [];
  if (typeof document === 'undefined') return;
  const isAlone = messages.every(({ isWeak }) => isWeak) && !hasAlert();
  const texts = new Set(messages.flatMap(({ text, isNeeded }) => (isNeeded(isAlone) ? [text] : [])));
  const region = dialogs.at(-1) ?? pageRegion();
  for (const text of texts) {
    const line = document.createElement('p');
    line.textContent = text;
    region.append(line);
    setTimeout(() => line.remove(), announceStay);
  }
}

function queue(message: Message): void {
  if (!message.text) return;
  clearTimeout(timer);
  timer = setTimeout(write, announceDelay);
  waiting.push(message);
}

/**
 * Says a text to a screen reader, once and politely (UIX-10). Texts that come together are said one after the other.
 * While dialogs are open, the uppermost one says it.
 */
export const announce = (text: string): void => queue({ text, isNeeded: () => true });

/** Says a text if that is needed by the time the focus has moved. */
export const announceIf = (text: string, isNeeded: () => boolean): void => queue({ text, isNeeded });

/** Says a text unless another one or an alert comes at the same time. */
export const announceIfAlone = (text: string): void =>
  queue({ text, isWeak: true, isNeeded: (isAlone) => isAlone });

/** Leaves unsaid what waits to be said. */
export function clearAnnouncements(): void {
  clearTimeout(timer);
  waiting = [];
}

/** For a dialog: its region says everything while it is open. Returns a function that ends it. */
export function announceIn(region: Element): () => void {
  dialogs.push(region);
  return () => void dialogs.splice(dialogs.indexOf(region), 1);
}
