/** Codes with which the server closes a socket. The README says what a client does after each. */
export const closeCodes = {
  /** After DISCONNECT. */
  done: 1000,
  /** The server stops. */
  restart: 1012,
  /** A frame was refused; the ERROR before it says why. */
  refused: 4400,
  /** The session has ended, or the user is not a part of the community any more. */
  sessionOver: 4401,
  /** The socket could not take in what was sent. */
  tooSlow: 4408,
  /** Frames may have been lost on their way between processes. */
  missed: 4409,
  /** Too many sockets, or too many frames. */
  tooMany: 4429,
} as const;

export type CloseCode = (typeof closeCodes)[keyof typeof closeCodes];
