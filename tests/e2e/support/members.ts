import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';
import type { Joining, OwnProfile, ProfileInput } from '../../../src/generated/api/participant';
import { localize } from '../../../src/lib/lang';
import { call } from './api';
import { configured, contactValues } from './onboarding';
import { signIn, register, remember } from './signIn';

export interface NewMember {
  email: string;
  token: string;
  userId: string;
  participantId: string;
  slug: string;
}

async function posted<Answer>(
  request: APIRequestContext,
  path: string,
  given: { domain: string; token: string; data?: Record<string, unknown> },
): Promise<Answer> {
  const response = await call(request, path, { method: 'POST', ...given });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Answer;
}

/** Changes a profile as another device does: by the call alone. */
export const changeProfile = (
  request: APIRequestContext,
  domain: string,
  { token, participantId }: Pick<NewMember, 'token' | 'participantId'>,
  profile: ProfileInput,
): Promise<OwnProfile> =>
  posted(request, '/api/participant/update-profile', { domain, token, data: { participantId, profile } });

/** The data that a community asks a new user for, by its own folder. */
function asked(domain: string, firstName: string): Joining & { profile: ProfileInput } {
  const { questions, requiredContacts } = configured(domain);
  const answers = questions
    .filter(({ required }) => required)
    .map(({ id, options }) => [id, options ? [localize(options[0]!, 'en')] : 'Because'] as const);
  return {
    answers: Object.fromEntries(answers),
    lookingFor: 'Somebody who knows the way around here',
    profile: { firstName, contacts: requiredContacts.map((type) => ({ type, value: contactValues[type] })) },
  };
}

/**
 * Joins a community with an existing account, with the first part of its address as name by default. `like` is the
 * community with the same questions, if its folder is a copy.
 */
export async function join(
  request: APIRequestContext,
  domain: string,
  token: string,
  { lookingFor, ...profile }: ProfileInput & Pick<Joining, 'lookingFor'> = {},
  like = domain,
): Promise<Omit<NewMember, 'email'>> {
  const { user } = await posted<{ user: { userId: string; email: string } }>(request, '/api/init', {
    domain,
    token,
  });
  const body = asked(like, user.email.split('@')[0] ?? '');
  const path = `/api/participant/create?userId=${user.userId}`;
  const data = { ...body, ...(lookingFor && { lookingFor }), profile: { ...body.profile, ...profile } };
  await posted(request, '/api/auth/agree-policy', { domain, token, data: { agreed: true } });
  const own = await posted<OwnProfile>(request, path, { domain, token, data });
  return { token, userId: user.userId, participantId: own.id, slug: own.slug };
}

/** A new member of a community with password, signed in in the browser. */
export async function newMember(
  context: BrowserContext,
  domain: string,
  email: string,
  profile?: ProfileInput,
): Promise<NewMember> {
  await register(context.request, email, domain);
  const token = await signIn(context.request, { email }, domain);
  const member = await join(context.request, domain, token, profile);
  await remember(context, token, domain);
  return { email, ...member };
}
