import { bootElementId, type BootPayload } from '../../config/bootPayload';

/** The payload that the server put into the page. Undefined if the page came from a plain file server. */
export function readPayload(): BootPayload | undefined {
  const text = document.getElementById(bootElementId)?.textContent;
  return text ? (JSON.parse(text) as BootPayload) : undefined;
}
