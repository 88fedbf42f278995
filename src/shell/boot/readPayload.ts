import { bootElementId, type BootPayload } from '../../config/bootPayload';

/** What the server put into the page; undefined where a plain file server sent it. */
export function readPayload(): BootPayload | undefined {
  const text = document.getElementById(bootElementId)?.textContent;
  return text ? (JSON.parse(text) as BootPayload) : undefined;
}
