import type { FastifyRequest } from 'fastify';
import type { MemberData } from '../../../config/renderedPage';
import { callAs } from '../../guards/callAs';
import type { Member } from '../../guards/membership';
import { initCall } from './initCall';
import { withinLimit } from './withinLimit';
import type { Visit } from './visit';

type Answers = MemberData['answers'];

/** Maximum size of all answers in a page, in bytes. */
const mostBytes = 60_000;

/** The headers that a proxy adds: they say which host was asked, and by which address. */
const forwarded = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** Makes a call of the reader's browser within this process, through the same route. Undefined if it does not succeed. */
async function callFrom(
  { server, headers, socket }: FastifyRequest,
  { lang, config }: Pick<Visit, 'lang' | 'config'>,
  call: string,
): Promise<string | undefined> {
  const [method, url = ''] = call.split(' ');
  const isRead = method === 'GET';
  const { statusCode, body } = await server.inject({
    method: isRead ? 'GET' : 'POST',
    url,
    headers: {
      ...Object.fromEntries(forwarded.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
      'content-type': 'application/json',
      'accept-language': lang,
      'x-community-id': config.id,
    },
    payload: isRead ? undefined : '{}',
    remoteAddress: socket.remoteAddress,
  });
  return statusCode === 200 ? body : undefined;
}

const sizeOf = (texts: readonly string[]): number =>
  texts.reduce((size, text) => size + Buffer.byteLength(text), 0);

/** As many answers as fit into a page: the largest are left out first, but never `init`. */
export function fitting(answers: Answers): Answers {
  const kept = Object.entries(answers).sort(
    ([call, text], [other, more]) =>
      Number(call === initCall) - Number(other === initCall) || more.length - text.length,
  );
  while (sizeOf(kept.map(([, text]) => text)) > mostBytes) kept.shift();
  return Object.fromEntries(kept);
}

/**
 * The answers to the first calls of a page, made together for its reader. Those that fail or come after the `limit` are
 * left to the browser.
 */
export async function firstAnswers(
  request: FastifyRequest,
  visit: Visit,
  { reader, calls, limit }: { reader: Member; calls: readonly string[]; limit: AbortSignal },
): Promise<Answers> {
  const answers: Record<string, string> = {};
  const answer = async (call: string): Promise<void> => {
    try {
      const text = await callFrom(request, visit, call);
      if (text !== undefined) answers[call] = text;
    } catch (error) {
      request.log.warn({ err: error }, 'a first call of a page failed');
    }
  };
  await callAs(reader, visit.config.id, () => withinLimit(Promise.all(calls.map(answer)), limit));
  return fitting(answers);
}
