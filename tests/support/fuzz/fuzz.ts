import fc from 'fast-check';
import { expect } from 'vitest';
import { limitTable } from '../../../src/server/limitTable';
import { errorOf } from '../client';
import { startServer, type TestServer } from '../server';
import { adminSecret, home, newCallers } from './callers';
import { calls, inputs, requestOf, type Input } from './inputs';

interface FuzzOptions {
  runs: number;
  /** The same seed makes the same inputs. */
  seed: number;
}

/** After so many inputs the callers are new people. */
const patience = 50;

const isError = (line: string): boolean => (JSON.parse(line) as { level: number }).level >= 50;

/** So that calls answer, and not the limits before them. */
const limits = {
  address: {},
  account: Object.fromEntries(
    Object.keys(limitTable.account).map((name) => [name, { max: 1e9, seconds: 1 }]),
  ) as typeof limitTable.account,
};

async function answerAll(server: TestServer, { runs, seed }: FuzzOptions): Promise<Map<string, Set<number>>> {
  let callers = await newCallers(server);
  let sent = 0;
  const answered = new Map<string, Set<number>>();
  async function answers(input: Input): Promise<void> {
    if (++sent % patience === 0) callers = await newCallers(server);
    const call = calls.get(input.call)!;
    const before = server.logLines.length;
    const answer = await server.call(...requestOf(call, input, callers[input.caller]));
    if (answer.status >= 400) {
      expect(errorOf(answer)).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
    }
    // A call may declare the error of an unavailable service, which is then in the log.
    if (answer.status >= 500) expect(call.errors, answer.text).toContain(errorOf(answer).code);
    else expect(server.logLines.slice(before).filter(isError)).toEqual([]);
    answered.set(input.call, (answered.get(input.call) ?? new Set()).add(answer.status));
  }
  await fc.assert(fc.asyncProperty(inputs, answers), {
    seed,
    numRuns: runs,
    reporter: (details) => {
      if (!details.failed) return;
      const found = `FUZZ_SEED=${seed} FUZZ_RUNS=${runs}\n${fc.defaultReportMessage(details)}`;
      throw new Error(found, { cause: details.errorInstance });
    },
  });
  return answered;
}

/**
 * Sends seeded inputs to every call, as every kind of caller: none of them breaks the server, and it logs no error. An
 * unhandled rejection fails the run. Returns the statuses by call.
 */
export async function fuzz(options: FuzzOptions): Promise<Map<string, Set<number>>> {
  const auth = ['EMAIL', 'OTP', 'MAGIC'].map((authType) => ({ authType }));
  const server = await startServer({
    limits,
    env: { ADMIN_SECRET: adminSecret },
    communities: { [home]: { auth } },
  });
  try {
    return await answerAll(server, options);
  } finally {
    await server.stop();
  }
}
