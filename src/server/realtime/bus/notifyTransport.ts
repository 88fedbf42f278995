import pg from 'pg';
import type { Database } from '../../db/database';
import type { Transport, TransportListener } from './transport';

const channel = 'realtime';
/** The pause before it connects again, in ms. */
const rest = 1000;

/**
 * LISTEN and NOTIFY of PostgreSQL. NOTIFY takes a lock of the whole database when it commits, so it is a statement of its own and
 * never a part of the transaction that writes.
 */
export function openNotifyTransport(
  connectionString: string,
  db: Pick<Database, 'executeSql'>,
  { onText, onGap }: TransportListener,
): Transport {
  let client: pg.Client | undefined;
  let isClosed = false;
  let wasReady = false;
  let timer: NodeJS.Timeout | undefined;

  function reconnect(broken: pg.Client): void {
    if (client !== broken) return;
    client = undefined;
    broken.end().catch(() => undefined);
    if (!isClosed) timer = setTimeout(() => void connect(), rest).unref();
  }

  async function connect(): Promise<void> {
    const mine = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 4000,
      query_timeout: 5000,
      keepAlive: true,
    });
    client = mine;
    mine.on('error', () => reconnect(mine));
    mine.on('end', () => reconnect(mine));
    mine.on('notification', ({ payload }) => onText(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      if (wasReady) onGap();
      wasReady = true;
    } catch {
      reconnect(mine);
    }
  }

  void connect();
  return {
    publish: async (text) => void (await db.executeSql('select pg_notify($1, $2)', [channel, text])),
    check: () => {
      const asked = client;
      if (asked && wasReady) asked.query('select 1').catch(() => reconnect(asked));
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
