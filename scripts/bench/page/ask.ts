/** A call of a community's site. */
interface Asked {
  port: number;
  domain: string;
  path: string;
  token?: string;
  /** With a body it is a POST. */
  body?: object;
}

/** The answer to a call; some answer with a word. Throws if the call fails. */
export async function ask<Answer>({ port, domain, path, token, body }: Asked): Promise<Answer> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-community-id': domain,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} of ${domain} answered ${response.status} ${text}`);
  const isJson = response.headers.get('content-type')?.includes('json');
  return (isJson ? JSON.parse(text) : text) as Answer;
}
