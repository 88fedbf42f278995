/** Telegram's limit is 4096 characters, buttons aside. */
const longest = 3500;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text within Telegram's HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** A text that fits into a message. */
export function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : text;
}

/** Whether Telegram accepts an address for a button: one that everybody can open. */
export function isOpenToAll(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    /^https?:$/.test(protocol) &&
    /\.[a-z][a-z0-9-]*$/i.test(hostname) &&
    !/\.(?:localhost|local)$/i.test(hostname)
  );
}
