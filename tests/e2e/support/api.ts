import type { APIRequestContext, APIResponse } from '@playwright/test';
import { environment } from './environment';
import { keepPageCookie } from './pageCookies';

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  domain?: string;
  token?: string;
  data?: Record<string, unknown>;
}

/**
 * Calls the server as a browser on a community's site would. Node, unlike a browser, does not know that
 * `<anything>.localhost` is this machine, so the address is plain and the Host header names the site.
 */
export async function call(
  request: APIRequestContext,
  path: string,
  { method = 'GET', domain = 'default', token, data }: Call = {},
): Promise<APIResponse> {
  const { port } = environment();
  const host = `${domain === 'default' ? '' : `${domain}.`}localhost:${port}`;
  const response = await request.fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { host, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(data ? { data } : {}),
  });
  keepPageCookie(response);
  return response;
}
