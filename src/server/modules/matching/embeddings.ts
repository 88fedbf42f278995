import * as v from 'valibot';
import type { Env } from '../../env';

/** How long one answer is waited for, in ms. */
const patience = 30_000;
/** Texts per request. */
const atOnce = 32;
/** Maximum characters of a text that are sent: models read no more than some thousand words. */
const longest = 6000;
/** Most numbers of a vector. */
const widest = 8192;

const answer = v.object({
  data: v.array(
    v.object({
      index: v.pipe(v.number(), v.integer(), v.minValue(0)),
      embedding: v.pipe(v.array(v.pipe(v.number(), v.finite())), v.minLength(1), v.maxLength(widest)),
    }),
  ),
});

/** The embeddings of texts, as vectors of one length in their order. Rejects if one of them is missing. */
export type Embed = (texts: readonly string[]) => Promise<number[][]>;

/** The variable may contain the host, the address up to `/v1`, or the whole address. */
function addressOf(given: string): string {
  const url = new URL(given);
  if (!url.pathname.endsWith('/embeddings')) url.pathname = '/v1/embeddings';
  return url.href;
}

/** A client of the OpenAI-compatible `/v1/embeddings` at EMBEDDINGS_URL. Undefined if that is not set. */
export function embeddingsOf({
  EMBEDDINGS_URL,
  EMBEDDINGS_MODEL,
  EMBEDDINGS_KEY,
}: Pick<Env, 'EMBEDDINGS_URL' | 'EMBEDDINGS_MODEL' | 'EMBEDDINGS_KEY'>): Embed | undefined {
  if (!EMBEDDINGS_URL) return undefined;
  const url = addressOf(EMBEDDINGS_URL);

  async function some(input: readonly string[]): Promise<number[][]> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(EMBEDDINGS_KEY ? { authorization: `Bearer ${EMBEDDINGS_KEY}` } : {}),
      },
      body: JSON.stringify({ model: EMBEDDINGS_MODEL, input, encoding_format: 'float' }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`the embeddings endpoint answered ${response.status}`);
    const { data } = v.parse(answer, await response.json());
    const vectors = input.map((_, place) => data.find(({ index }) => index === place)?.embedding);
    const width = vectors[0]?.length;
    return vectors.map((vector) => {
      if (!vector || vector.length !== width) throw new Error('the embeddings endpoint left a text out');
      return vector;
    });
  }

  return async (texts) => {
    const found: number[][] = [];
    for (let from = 0; from < texts.length; from += atOnce) {
      found.push(...(await some(texts.slice(from, from + atOnce).map((text) => text.slice(0, longest)))));
    }
    return found;
  };
}
