import ky from 'ky';

interface Answer {
  status: number;
  ok: boolean;
  text: string;
  /** In seconds, from the header of the same name. */
  retryAfter?: number;
}

/** One exchange with the server; what goes wrong on the way is thrown as ky throws it. */
export interface Exchange {
  address: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal: AbortSignal | undefined;
  timeout: number;
}

/**
 * Sends a request and returns status and text, whatever the status. In a chunk of its own, because most pages start
 * without a call.
 */
export async function send({ address, ...options }: Exchange): Promise<Answer> {
  const response = await ky(new URL(address, location.href), {
    ...options,
    retry: 0,
    throwHttpErrors: false,
  });
  // A proxy may send a date.
  const wait = Number(response.headers.get('retry-after') ?? NaN);
  return {
    status: response.status,
    ok: response.ok,
    text: await response.text(),
    ...(Number.isFinite(wait) ? { retryAfter: wait } : {}),
  };
}
