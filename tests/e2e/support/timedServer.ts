import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from '../../../scripts/support/freePort';
import { root } from '../../../scripts/support/run';
import { atEnd } from './atEnd';
import { environment, publish } from './environment';
import { timedProgram } from './timedProgram';

export interface TimedServer {
  /** The time of its clock. */
  now(): Date;
  /** Moves its clock forward, and lets it do what is then due. */
  later(seconds: number): Promise<void>;
  /** A sent email with its attachments. */
  email(id: string): Promise<Email>;
}

interface TimedOptions {
  /** The time at which it starts. Default: now. */
  from?: Date;
  /** Demo communities whose seeded members exist. The server has no others. Default: all communities, without members. */
  seeded?: readonly string[];
  /** What else is set up. */
  env?: Readonly<Record<string, string>>;
}

/** A server of the test's own, whose clock can be moved. Until the test ends, its addresses lead to it. */
export async function startTimedServer({ from, seeded, env }: TimedOptions = {}): Promise<TimedServer> {
  const shared = environment();
  let ahead = from ? from.getTime() - Date.now() : 0;
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'e2e-timed-'));
  const [communitiesDir, dataDir] = [join(dir, 'communities'), join(dir, 'data')];
  for (const part of seeded ? ['default', ...seeded] : ['']) {
    cpSync(join(root, 'communities', part), join(communitiesDir, part), { recursive: true });
  }
  cpSync(shared.emptyDatabase, dataDir, { recursive: true });
  const child = fork(timedProgram(), {
    cwd: root,
    // Without what runs the tests from their sources.
    execArgv: [],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      COMMUNITIES_DIR: communitiesDir,
      SEED: seeded ? 'demo' : 'none',
      TIMED_AHEAD: String(ahead),
      ADMIN_SECRET: shared.adminSecret,
      // A page never comes without its data because the machine is busy.
      PAGE_DATA_MS: '60000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const said = (text: string): Promise<unknown> =>
    Promise.race([
      once(child, 'message').then(([message]) => {
        if (message !== text) throw new Error(`the server said ${String(message)}, not ${text}`);
      }),
      ended.then(() => Promise.reject(new Error('the server ended'))),
    ]);
  await said('ready');
  publish({ ...shared, port, communitiesDir });
  atEnd(async () => {
    publish(shared);
    child.disconnect();
    await ended;
    rmSync(dir, { recursive: true, force: true });
  });
  return {
    now: () => new Date(Date.now() + ahead),
    later: async (seconds) => {
      ahead += seconds * 1000;
      const passed = said('passed');
      child.send({ seconds });
      await passed;
    },
    email: (id) => PostalMime.parse(readFileSync(join(dataDir, 'outbox', `${id}.eml`))),
  };
}
