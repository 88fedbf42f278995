import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Identity } from '../people/identity';
import { callAs, ownCaller } from './callAs';

const identityOf = (userId: string): Identity => ({
  userId,
  sessionId: userId,
  email: `${userId}@people.example`,
  emailConfirmed: true,
  role: 'ROLE_USER',
  preferredLang: null,
  method: 'EMAIL',
  issuer: null,
  openedIn: 'circle',
  memberships: [],
  guests: [],
});

const callerIn = (community: string) => ownCaller()?.(community)?.userId;

describe('calls within the process', () => {
  it('SES-01 have the caller they are made for, in one community', async () => {
    const found = await callAs(identityOf('ada'), 'circle', async () => {
      await setImmediate();
      return [callerIn('circle'), callerIn('elsewhere')];
    });
    expect(found).toEqual(['ada', undefined]);
  });

  it('SES-01 are a matter of their own: other calls at the same time have theirs or none', async () => {
    const within = (userId: string) =>
      callAs(identityOf(userId), 'circle', async () => {
        await setImmediate();
        return callerIn('circle');
      });
    const outside = async () => {
      await setImmediate();
      return ownCaller();
    };
    const found = await Promise.all([within('ada'), outside(), within('bob'), outside()]);
    expect(found).toEqual(['ada', undefined, 'bob', undefined]);
  });

  it.each([
    ['came to an end', async () => undefined],
    ['failed', () => Promise.reject(new Error('failed'))],
  ])('SES-01 have no caller once the work %s, and do not take a token instead', async (_how, work) => {
    let late: Promise<unknown> | undefined;
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const made = callAs(identityOf('ada'), 'circle', () => {
      late = held.then(() => [ownCaller() !== undefined, callerIn('circle')]);
      return work();
    });
    await made.catch(() => undefined);
    go();
    expect(await late).toEqual([true, undefined]);
  });
});
