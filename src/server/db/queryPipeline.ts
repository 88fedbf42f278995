import pg from 'pg';
import { PreparedQuery, type KnownColumns, type NamedQuery } from './preparedQuery';

/** A connection on which queries follow each other: none waits for the answer to the one before. */
export interface QueryPipeline {
  query(query: NamedQuery, values: readonly unknown[]): Promise<{ rows: unknown[][] }>;
  close(): Promise<void>;
}

interface Connected {
  client: pg.Client;
  known: KnownColumns;
}

/**
 * Sends all queries of one turn of the event loop together, because each write, and each wake-up, costs as much as a
 * query.
 */
function sendTogether({ connection: { stream } }: pg.Client): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/**
 * Connects with the first query, and reconnects with the next one after the connection broke or was idle for a while.
 * `onError` gets the error of a broken connection; its pending queries reject by themselves.
 */
export function openQueryPipeline(config: pg.PoolConfig, onError: (error: Error) => void): QueryPipeline {
  let open: Promise<Connected> | undefined;
  let underWay = 0;
  const idle = setTimeout(whenIdle, config.idleTimeoutMillis ?? 10_000).unref();

  function connect(): Promise<Connected> {
    const client = new pg.Client({ ...config, pipeline: true });
    const connected = client
      .connect()
      // These queries repeat all the time: planning one for its values takes longer than reading its rows.
      .then(() => client.query('set plan_cache_mode = force_generic_plan'))
      .then(() => ({ client, known: new Map() }));
    const clear = () => {
      if (open === connected) open = undefined;
    };
    client.on('end', clear).on('error', (error: Error) => {
      clear();
      onError(error);
    });
    connected.catch(clear);
    return connected;
  }

  async function disconnect(): Promise<void> {
    const last = open;
    open = undefined;
    const connected = await last?.catch(() => undefined);
    await connected?.client.end();
  }

  function whenIdle(): void {
    if (underWay > 0) idle.refresh();
    else disconnect().catch(onError);
  }

  return {
    query: async (query, values) => {
      underWay += 1;
      try {
        const { client, known } = await (open ??= connect());
        sendTogether(client);
        return await new Promise((resolve, reject) => {
          client.query(
            new PreparedQuery(query, values, known, (error, rows = []) =>
              error ? reject(error) : resolve({ rows }),
            ),
          );
        });
      } finally {
        underWay -= 1;
        idle.refresh();
      }
    },
    close: async () => {
      clearTimeout(idle);
      await disconnect();
    },
  };
}
