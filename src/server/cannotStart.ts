/** Why a server or command cannot start here: the message says it in words, and what to do about it. */
export class CannotStart extends Error {}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The message of a failed connection or file. An error about several addresses has a code and no message. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)) || codeOf(error);

/** The message for the operator, without a stack if they can fix the problem. */
export function explainStart(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  if (codeOf(error) === 'EADDRINUSE') {
    return `${reasonOf(error)}. Stop what listens there, or set PORT to another one.`;
  }
  return `The server cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
