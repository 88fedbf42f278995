import type { APIResponse } from '@playwright/test';

const name = 'page';
const values = new Map<string, string>();

/**
 * Keeps the cookie by which the server knows who asks for a document. A sign-in by the API sets it for the API's address,
 * so a test adds it to the browser's.
 */
export function keepPageCookie(response: APIResponse): void {
  for (const header of response.headersArray()) {
    const [, value] =
      header.name.toLowerCase() === 'set-cookie' ? (/^page=([^;]+)/.exec(header.value) ?? []) : [];
    if (value) values.set(value.split('.')[0] ?? '', value);
  }
}

interface Cookie {
  name: string;
  value: string;
  httpOnly?: boolean;
  sameSite?: 'Lax';
}

/** The cookies of a browser with this session (SES-01). */
export function sessionCookies(token: string): Cookie[] {
  const id = token.split('.')[0] ?? '';
  const value = values.get(id);
  return [
    { name: 'session', value: id },
    ...(value ? [{ name, value, httpOnly: true, sameSite: 'Lax' } as const] : []),
  ];
}
