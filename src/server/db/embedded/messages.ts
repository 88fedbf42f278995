// Just enough of PostgreSQL's wire protocol to know where messages end.

const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;

export type ClientMessage =
  | { kind: 'encryption' }
  | { kind: 'cancel' }
  | { kind: 'terminate' }
  | { kind: 'message'; bytes: Uint8Array };

/** Cuts what a client sends into messages; the first one has no type byte. */
export function createClientReader(): (chunk: Uint8Array) => ClientMessage[] {
  let rest: Buffer = Buffer.alloc(0);
  let started = false;

  function next(): ClientMessage | undefined {
    const header = started ? 1 : 0;
    if (rest.length < header + 4) return undefined;
    const length = header + rest.readInt32BE(header);
    if (rest.length < length) return undefined;
    const bytes = rest.subarray(0, length);
    rest = rest.subarray(length);
    if (started) return bytes[0] === 0x58 ? { kind: 'terminate' } : { kind: 'message', bytes };
    const code = bytes.readInt32BE(4);
    if (code === sslRequest || code === gssRequest) return { kind: 'encryption' };
    if (code === cancelRequest) return { kind: 'cancel' };
    started = true;
    return { kind: 'message', bytes };
  }

  return (chunk) => {
    rest = rest.length ? Buffer.concat([rest, chunk]) : Buffer.from(chunk);
    const messages: ClientMessage[] = [];
    for (let message = next(); message; message = next()) messages.push(message);
    return messages;
  };
}

export type DatabaseStatus = 'idle' | 'transaction' | 'failed';

const statuses: Record<string, DatabaseStatus> = { I: 'idle', T: 'transaction', E: 'failed' };

/** Follows what the database answers and tells the status of the last ReadyForQuery, if the answer held one. */
export function createServerReader(): (chunk: Uint8Array) => DatabaseStatus | undefined {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length ? Buffer.concat([rest, chunk]) : Buffer.from(chunk);
    let status: DatabaseStatus | undefined;
    while (rest.length >= 5) {
      const length = 1 + rest.readInt32BE(1);
      if (rest.length < length) break;
      if (rest[0] === 0x5a) status = statuses[String.fromCharCode(rest[5]!)];
      rest = rest.subarray(length);
    }
    return status;
  };
}
