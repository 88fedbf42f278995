import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OwnProfile } from '../../src/generated/api/participant';
import type { Channel, Outgoing } from '../../src/server/notifications/channel';
import { addPerson, password } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const sent: Outgoing[] = [];
const takenBack: string[] = [];

/** The least that a channel needs: nothing else of the program knows it. */
const chat: Channel<Outgoing> = {
  name: 'TELEGRAM',
  // An attempt that takes longer than its lease is repeated: nothing takes so long on a busy machine either.
  longestAttempt: 60_000,
  addressesOf: async (_, recipients) => recipients.map(({ userId }) => (userId ? [`chat of ${userId}`] : [])),
  connectionOf: async () => ({ state: 'CONNECTED', address: '' }),
  render: async (outgoing) => outgoing,
  send: async (outgoing) => void sent.push(outgoing),
  isPermanent: () => false,
  isRefusal: () => false,
  takeBack: async (ids) => void takenBack.push(...ids),
};

/** A channel that is no contact type. */
const inApp: Channel<Outgoing> = {
  ...chat,
  name: 'IN_APP',
  addressesOf: async (_, recipients) => recipients.map(({ userId }) => (userId ? [`app of ${userId}`] : [])),
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ channels: [chat, inApp] });
});
afterAll(() => server.stop());

it('HOM-07 P11 a member who has switched emails off gets recommendations by another channel', async () => {
  const manager = await addPerson(server, {
    member: home,
    manager: true,
    participant: { networkingEnabled: false },
  });
  const texts = { lookingFor: 'a lawyer', about: 'Baker' };
  const reader = await addPerson(server, { member: home, participant: texts });
  const silent = await addPerson(server, { member: home, participant: texts });
  await addPerson(server, { member: home, participant: { lookingFor: 'a baker', about: 'Lawyer' } });
  const prefer = (token: string, contactType: string) =>
    server.post(
      '/api/participant/update-notification-pref',
      { contactType, disable: true },
      { token, community: home },
    );
  expect((await prefer(reader.token, 'EMAIL')).text).toBe('OK');
  expect((await prefer(silent.token, 'TELEGRAM')).text).toBe('OK');

  const path = `/api/community/${home}/notify/recommended-contacts`;
  expect((await server.post(path, undefined, { token: manager.token, community: home })).status).toBe(200);
  await server.app.matching.work();
  const kindsTo = ({ userId }: { userId: string }) =>
    sent.filter(({ address }) => address === `chat of ${userId}`).map(({ kind }) => kind);
  await vi.waitFor(() => expect(kindsTo(reader)).toEqual(['recommendations']));
  expect(await server.emails(reader.email)).toEqual([]);
  await server.emailTo(silent.email);
  expect(kindsTo(silent)).toEqual([]);
  // A channel needs no contact type: then settings do not list it, and its links switch it off.
  const inAppTo = ({ userId }: { userId: string }) =>
    sent.filter(({ address }) => address === `app of ${userId}`);
  await vi.waitFor(() => expect([reader, silent].map((each) => inAppTo(each).length)).toEqual([1, 1]));
  const own = `/api/participant/profile/${silent.participantId}`;
  const profile = await server.get(own, { token: silent.token, community: home });
  const listed = (profile.body as OwnProfile).notificationKinds.map(({ contactType }) => contactType);
  expect(new Set(listed)).toEqual(new Set(['EMAIL', 'TELEGRAM']));
  const { unsubscribeUrl = '' } = inAppTo(silent)[0]!.setting;
  const { pathname, search } = new URL(unsubscribeUrl);
  const switchedOff = await fetch(server.origin + pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-community-id': home },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(switchedOff.status).toBe(200);
  const chosen = await server.app.preferencesIn({ communityId: home, userId: silent.userId });
  expect(chosen).toContainEqual({ channel: 'IN_APP', kind: 'recommendations', isOn: false });

  // A13: sent messages are withdrawn with the account, whichever channel sent them.
  const to = { token: reader.token, community: home };
  expect((await server.call('DELETE', `/api/users/delete/${reader.userId}`, { password }, to)).text).toBe(
    'OK',
  );
  const [{ id } = { id: '' }] = sent.filter(({ address }) => address === `chat of ${reader.userId}`);
  await vi.waitFor(() => expect(takenBack).toContain(id));
});
