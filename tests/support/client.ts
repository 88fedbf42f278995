import type { ApiErrorBody } from '../../src/generated/api/shared';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text. */
  body: unknown;
  text: string;
}

export interface Options {
  /** Id of the community the call is about. */
  community?: string;
  token?: string;
  lang?: string;
  cookie?: string;
  headers?: Record<string, string>;
  /** Sent unchanged. */
  raw?: BodyInit;
}

/**
 * Calls a server over HTTP as the client does: JSON content type, community header, Bearer token. A call that may change
 * something resolves when `settled` has, too.
 */
export function createClient(origin: string, settled: () => Promise<void> = async () => undefined) {
  async function call(method: string, path: string, body?: unknown, options: Options = {}): Promise<Answer> {
    const { community, token, lang, cookie, headers, raw } = options;
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...(community ? { 'x-community-id': community } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(lang ? { 'accept-language': lang } : {}),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const type = response.headers.get('content-type');
    const text = await response.text();
    const isJson = type?.includes('json');
    if (method !== 'GET') await settled();
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
      text,
    };
  }
  return {
    call,
    get: (path: string, options?: Options) => call('GET', path, undefined, options),
    post: (path: string, body?: unknown, options?: Options) => call('POST', path, body, options),
    delete: (path: string, options?: Options) => call('DELETE', path, undefined, options),
  };
}

/** The body of a failed call. */
export const errorOf = ({ body }: Answer): ApiErrorBody => body as ApiErrorBody;
