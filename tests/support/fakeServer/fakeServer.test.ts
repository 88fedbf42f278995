import { describe, expect, it } from 'vitest';
import { contract } from '../../../src/generated/api/contract';
import { createFakeServer } from './fakeServer';
import { refusal } from './refusal';

const { getOnboarding } = contract.onboarding;
const { getProfile, getProfileBySlug } = contract.participant;
const { reverseGeocode } = contract.lookup;
const { otpChallenge } = contract.auth;
const { setLanguage } = contract.currentUser;
const { acceptInvitation } = contract.invitation;
const base = 'https://circle.example';
const nothing = { step: 0, answers: {}, lookingFor: '', profile: {}, version: 0, updatedAt: null };
const challenge = { sent: true, resendAfter: 60, expiresIn: 600 };
const post = (body: string) => ({ method: 'POST', body });

describe('the fake server', () => {
  it('answers a call as it was told last, in JSON or text', async () => {
    const { fetch, answer } = createFakeServer();
    answer(getOnboarding, { ...nothing, step: 7 });
    answer(getOnboarding, () => nothing);
    answer(setLanguage, 'OK');
    expect(await (await fetch(`${base}/api/onboarding`)).json()).toEqual(nothing);
    expect(await (await fetch(`${base}/api/current-user/lang`, post('RU'))).text()).toBe('OK');
  });

  it('keeps what came, its parts as the contract types them, until the reset', async () => {
    const { fetch, answer, sent, sentTo, reset } = createFakeServer();
    answer(reverseGeocode, { city: 'Lisbon', country: 'Portugal' });
    answer(acceptInvitation, { communityId: 'c', inviterFirstName: 'Tom' });
    await fetch(`${base}/api/location/reverse?latitude=38.7&longitude=-9.1`);
    await fetch(`${base}/api/invitation/a%2Fb`, post('{}'));
    expect(sent()).toEqual([
      { call: reverseGeocode, query: { latitude: 38.7, longitude: -9.1 } },
      { call: acceptInvitation, params: { id: 'a/b' } },
    ]);
    expect(sentTo(reverseGeocode)[0]?.query.latitude).toBe(38.7);
    reset();
    expect(sent()).toEqual([]);
    await expect(fetch(`${base}/api/invitation/a`, post('{}'))).rejects.toThrow('nobody answers');
  });

  it('tells paths with and without parameters apart', async () => {
    const { fetch, sent } = createFakeServer();
    await expect(fetch(`${base}/api/participant/profile?communityId=c`)).rejects.toThrow();
    await expect(fetch(`${base}/api/participant/profile/ann`)).rejects.toThrow();
    expect(sent().map(({ call }) => call)).toEqual([getProfile, getProfileBySlug]);
  });

  it.each([
    ['given', () => refusal(1103, 'Wait', 429)],
    [
      'thrown',
      () => {
        throw refusal(1103, 'Wait', 429);
      },
    ],
  ])('refuses with code and status when a refusal is %s', async (_, answering) => {
    const { fetch, answer } = createFakeServer();
    answer(otpChallenge, answering);
    const response = await fetch(`${base}/api/auth/otp/challenge`, post('{"email":"a@b.example"}'));
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({ code: 1103, message: 'Wait', details: [] });
  });

  it.each(['{}', '{"email":7}', '{"email":"a@b.example","more":1}'])(
    'refuses what the contract does not have: %s',
    async (body) => {
      const { fetch, answer } = createFakeServer();
      answer(otpChallenge, challenge);
      const response = await fetch(`${base}/api/auth/otp/challenge`, post(body));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 1100 });
    },
  );

  it('refuses what nobody answers where it is told to', async () => {
    const { fetch } = createFakeServer({ unanswered: refusal(1000, 'Nothing here', 500) });
    expect((await fetch(`${base}/api/onboarding`)).status).toBe(500);
    await expect(fetch(`${base}/api/nowhere`)).rejects.toThrow('is no call');
  });

  it('is out of reach for what is no call, and for who gives up waiting', async () => {
    const { fetch, answer } = createFakeServer();
    await expect(fetch(`${base}/api/nowhere`)).rejects.toThrow('is no call');
    answer(getOnboarding, () => new Promise(() => undefined));
    const abort = new AbortController();
    const waiting = fetch(`${base}/api/onboarding`, { signal: abort.signal });
    abort.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});
