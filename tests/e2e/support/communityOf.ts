import type { APIRequestContext } from '@playwright/test';
import type { ProfileInput } from '../../../src/generated/api/participant';
import { call } from './api';
import { copyCommunity } from './communities';
import { registerConfirmed } from './confirmed';
import { join } from './members';
import { register, signIn } from './signIn';
import { expect } from './test';

type Made = ProfileInput & { lookingFor?: string };

/** A community like another, of these members alone; the first, the viewer, has confirmed the email. */
export async function communityOf(
  request: APIRequestContext,
  like: string,
  email: string,
  members: readonly Made[],
): Promise<{ domain: string; viewer: string }> {
  const { domain } = copyCommunity(like);
  for (const [n, { lookingFor, ...profile }] of members.entries()) {
    const address = `n${n}-${email}`;
    if (n > 0) await register(request, address, domain);
    const token = await (n > 0
      ? signIn(request, { email: address }, domain)
      : registerConfirmed(request, address, domain));
    const { participantId } = await join(request, domain, token, profile, like);
    if (lookingFor === undefined) continue;
    const set = await call(request, '/api/participant/update-looking-for', {
      method: 'POST',
      domain,
      token,
      data: { participantId, lookingFor },
    });
    expect(set.status(), await set.text()).toBe(200);
  }
  return { domain, viewer: `n0-${email}` };
}
