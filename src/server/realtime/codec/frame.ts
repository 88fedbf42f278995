/** A STOMP frame. A header that comes more than once has its first value. */
export interface Frame {
  command: string;
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** Bounds of what is read, in bytes. A header is its whole line. */
export const frameBounds = { headers: 64, header: 1024, frame: 64 * 1024 } as const;

/** Frames whose headers are not escaped, so that older versions of the protocol can read them. */
export const isUnescaped = (command: string): boolean => command === 'CONNECT' || command === 'CONNECTED';

/** Bytes that are no STOMP, or more than is read. Nothing after them can be understood. */
export class MalformedFrame extends Error {
  override readonly name = 'MalformedFrame';
}
