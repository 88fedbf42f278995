/**
 * Codes of connections that ended or could not be made, and of PostgreSQL ending or refusing them (57P0x, 53300), or
 * a statement that took too long (57014, 25P03).
 */
const codes = /^(ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0[1-3]|53300|57014|25P03|25P04)$/;

/** Messages of driver errors without a code. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable/;

/** Whether the database was unreachable or too slow, as opposed to a failed query. */
export function isUnreachable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : '';
    const connecting = 'syscall' in at && at.syscall === 'connect';
    if (connecting || codes.test(code) || words.test(at.message)) return true;
  }
  return false;
}
