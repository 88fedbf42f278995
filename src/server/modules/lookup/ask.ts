import * as v from 'valibot';

interface Question {
  url: URL;
  headers?: Record<string, string>;
  /** The service has this long to answer, in ms. */
  timeout: number;
}

/** More than any of these services has to say, in bytes. */
const mostBytes = 1024 * 1024;

async function limitedText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Asks a configured service and answers its JSON, checked. Rejects when it does not answer in time, with success, with
 * JSON, or in the form of `schema`; follows no redirect, since a key may go along.
 */
export async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  { url, headers, timeout }: Question,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`the service answered ${response.status}`);
  }
  const json: unknown = JSON.parse(await limitedText(response.body));
  return v.parse(schema, json);
}
