import { describe, expect, it } from 'vitest';
import { createStatusReader, createWholeStatements, type RawDatabase } from './wholeStatements';

const ready = (status: string) => Buffer.concat([Buffer.from([0x5a, 0, 0, 0, 5]), Buffer.from(status)]);
const parseComplete = Buffer.from([0x31, 0, 0, 0, 4]);
/** A row whose value looks like the end of an answer. */
const row = (status: string) => {
  const value = ready(status);
  const head = Buffer.from([0x44, 0, 0, 0, 10 + value.length, 0, 1, 0, 0, 0, value.length]);
  return Buffer.concat([head, value]);
};
const message = (type: string) => Buffer.from([type.charCodeAt(0), 0, 0, 0, 4]);
const ignore = { onRawData: () => undefined };

/** A database that gives the answers one after another and records the messages it gets. */
function scripted(...answers: (Buffer | Error)[]) {
  const sent: string[] = [];
  const broken: unknown[] = [];
  const raw: RawDatabase = {
    execProtocolRawStream: async (bytes, options) => {
      sent.push(Buffer.from(bytes).toString('latin1'));
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      options?.onRawData(answer ?? new Uint8Array());
    },
  };
  return { sent, broken, ...createWholeStatements(Promise.resolve(raw), (error) => broken.push(error)) };
}

describe('the status of an answer', () => {
  it('is that of its last ReadyForQuery, however the answer is cut', () => {
    const answer = Buffer.concat([ready('T'), parseComplete, row('E'), ready('I')]);
    for (let size = 1; size <= answer.length; size++) {
      const { read, status } = createStatusReader();
      for (let at = 0; at < answer.length; at += size) read(answer.subarray(at, at + size));
      expect(status()).toBe('I');
    }
  });

  it('is none without a ReadyForQuery, whatever a value looks like', () => {
    const { read, status } = createStatusReader();
    read(Buffer.concat([parseComplete, row('I')]));
    expect(status()).toBeUndefined();
  });
});

describe('the database as pglite-socket sees it', () => {
  it('is in a transaction from the first message of a statement to its end, and in a transaction', async () => {
    const { database } = scripted(parseComplete, ready('I'), ready('T'), ready('E'), ready('I'));
    const seen = [database.isInTransaction()];
    for (const type of ['P', 'S', 'Q', 'Q', 'Q']) {
      await database.execProtocolRawStream(message(type), ignore);
      seen.push(database.isInTransaction());
    }
    expect(seen).toEqual([false, true, false, true, true, false]);
  });

  it('does not hear of a goodbye', async () => {
    const { database, sent } = scripted();
    await database.execProtocolRawStream(message('X'), ignore);
    expect(sent).toEqual([]);
    expect(database.isInTransaction()).toBe(false);
  });

  it('ends a half statement before it rolls back', async () => {
    const { database, sent } = scripted(ready('T'), parseComplete, ready('T'), ready('I'));
    for (const type of ['Q', 'P']) await database.execProtocolRawStream(message(type), ignore);
    await database.exec('ROLLBACK');
    expect(sent.slice(2)).toEqual(['S\0\0\0\x04', 'Q\0\0\0\rROLLBACK\0']);
    expect(database.isInTransaction()).toBe(false);
  });

  it('rolls nothing back where there was only half a statement', async () => {
    const { database, sent } = scripted(parseComplete, ready('I'));
    await database.execProtocolRawStream(message('P'), ignore);
    await database.exec('ROLLBACK');
    expect(sent).toEqual(['P\0\0\0\x04', 'S\0\0\0\x04']);
  });

  it('never fails: what breaks is told once, and nothing is sent any more', async () => {
    const failure = new Error('unreachable');
    const { database, sent, broken } = scripted(failure);
    const outcomes: string[] = [];
    for (const type of ['Q', 'S']) {
      database.execProtocolRawStream(message(type), ignore).then(
        () => outcomes.push('answered'),
        () => outcomes.push('failed'),
      );
      await new Promise((turn) => setImmediate(turn));
    }
    expect({ outcomes, broken, sent: sent.length }).toEqual({ outcomes: [], broken: [failure], sent: 1 });
    expect(database.isInTransaction()).toBe(false);
  });

  it('is sent nothing once it is being closed', async () => {
    const { database, sent, broken, end } = scripted(ready('T'));
    await database.execProtocolRawStream(message('Q'), ignore);
    end();
    expect(database.isInTransaction()).toBe(false);
    void database.exec('ROLLBACK');
    await new Promise((turn) => setImmediate(turn));
    expect({ sent: sent.length, broken }).toEqual({ sent: 1, broken: [] });
  });
});
