import { Pool } from 'undici';

/** The target of a load: an origin and the request of each turn. */
export interface Target {
  origin: string;
  request: (turn: number) => { path: string; headers: Record<string, string> };
}

/** Concurrent requests. */
const connections = 32;

/** Requests a second that a target answers while it is asked for `ms` as fast as it answers. Throws at any but a 200. */
export async function load({ origin, request }: Target, ms: number): Promise<number> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const start = performance.now();
  let answered = 0;
  async function client(index: number): Promise<void> {
    for (let turn = index; performance.now() - start < ms; turn += connections) {
      await new Promise<void>((done, fail) => {
        pool.dispatch(
          { method: 'GET', ...request(turn) },
          {
            onRequestStart: () => undefined,
            onResponseStart: (_, status) => {
              if (status !== 200) fail(new Error(`${request(turn).path} answered ${status}`));
            },
            onResponseData: () => undefined,
            onResponseEnd: () => done(),
            onResponseError: (_, error) => fail(error),
          },
        );
      });
      answered += 1;
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, (_, index) => client(index)));
    return (answered * 1000) / (performance.now() - start);
  } finally {
    await pool.close();
  }
}
