import { expect, type APIRequestContext } from '@playwright/test';
import { call } from './api';
import { linkTo } from './mailbox';
import { register, signIn } from './signIn';

/** Signs up, and confirms the address by the email's link: answers the session's token. */
export async function registerConfirmed(
  request: APIRequestContext,
  email: string,
  domain: string,
): Promise<string> {
  await register(request, email, domain);
  const token = await signIn(request, { email }, domain);
  const link = await linkTo(request, email, '/confirmed\\?code=');
  const confirmed = await call(request, '/api/auth/confirm-email', {
    method: 'POST',
    domain,
    token,
    data: { code: new URL(link).searchParams.get('code') },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return token;
}
