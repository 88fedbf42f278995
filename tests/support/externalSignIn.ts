import { expect } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Answer } from './client';
import type { FakeProvider } from './oidc';
import { codeIn, type TestServer } from './server';

/** A whole OAuth2 sign-in of a community, as `subject` at the provider. */
export async function signInExternally(
  server: Pick<TestServer, 'get' | 'post'>,
  provider: Pick<FakeProvider, 'signIn'>,
  community: string,
  subject: string,
  backTo = '',
  consent: { agreed: true } | null = { agreed: true },
): Promise<Answer> {
  const query = backTo ? `?backTo=${encodeURIComponent(backTo)}` : '';
  const begun = await server.get(`/api/auth/oauth2/start${query}`, { community });
  expect(begun.headers.get('location'), begun.text).toBeTruthy();
  const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0]!;
  const back = await provider.signIn(begun.headers.get('location') ?? '', subject);
  return server.post(
    `/api/auth/login?state=${encodeURIComponent(back.searchParams.get('state') ?? '')}`,
    { authType: 'OAUTH2', token: back.searchParams.get('code') ?? '', ...(consent && { consent }) },
    { community, cookie },
  );
}

/** Types the code that a sign-in waits for; `count` emails have been mailed to the address. */
export async function typeCode(
  server: Pick<TestServer, 'post' | 'emailTo'>,
  community: string,
  { external }: SignInResult,
  count = 1,
): Promise<Answer> {
  const code = codeIn(await server.emailTo(external?.email ?? '', count));
  return server.post('/api/auth/external/validate', { id: external?.id, code }, { community });
}
