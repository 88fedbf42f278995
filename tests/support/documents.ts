import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { bootElementId, dataElementId, type BootPayload } from '../../src/config/bootPayload';
import type { Person } from './people';

/** The content of a page's inert script element as JSON. Undefined without such an element. */
function jsonIn(html: string, id: string): unknown {
  const [, json] = new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as unknown);
}

/** A page as a browser gets it. */
export interface Document extends Pick<
  LightMyRequestResponse,
  'statusCode' | 'headers' | 'body' | 'cookies'
> {
  boot: BootPayload;
  /** The answers in it by call, if `printingRenderer` rendered it with some. */
  data: Record<string, string> | undefined;
}

/** The cookies of a person's browser: that of the server, and that which the client writes. */
export const cookiesOf = ({ page = '', token }: Pick<Person, 'page' | 'token'>): Record<string, string> => ({
  page,
  session: token.split('.')[0] ?? '',
});

interface Opening {
  host: string;
  method?: 'GET' | 'HEAD';
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  /** The address of the connection. */
  remoteAddress?: string;
}

/** Opens an address as a browser does. */
export async function openDocument(
  app: FastifyInstance,
  url: string,
  { host, method = 'GET', cookies = {}, headers, remoteAddress }: Opening,
): Promise<Document> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const answer = await app.inject({
    method,
    url,
    remoteAddress,
    headers: { host, accept: 'text/html', ...(cookie && { cookie }), ...headers },
  });
  const { statusCode, body } = answer;
  return {
    statusCode,
    headers: answer.headers,
    body,
    cookies: answer.cookies,
    boot: jsonIn(body, bootElementId) as BootPayload,
    data: jsonIn(body, dataElementId) as Document['data'],
  };
}
