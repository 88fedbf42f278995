import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { ServerCall } from '../../src/lib/call';
import { limitTable } from '../../src/server/limitTable';
import { createEvent } from '../support/events';
import { addPerson } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let server: TestServer;
const tokens: Record<string, string | undefined> = { visitor: undefined };
/** Existing ids by the name of the parameter. For other parameters, the community's id. */
let existing: { event: string; person: string };

beforeAll(async () => {
  server = await startServer({ limits: { ...limitTable, address: {} } });
  const manager = await addPerson(server, { member: home, manager: true });
  const member = await addPerson(server, { member: home });
  tokens.manager = manager.token;
  tokens.member = member.token;
  tokens.admin = (await addPerson(server, { admin: true })).token;
  existing = {
    event: (await createEvent(server, manager, home)).id,
    person: member.participantId!,
  };
});
afterAll(() => server.stop());

type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;
const calls: AnyCall[] = Object.values(contract)
  .flatMap((resource) => Object.values(resource) as AnyCall[])
  .filter(({ path }) => path.includes('{'));

const idFor = (path: string, before: string): string => {
  if (/event\/$/.test(before) || path.includes('{eventId}')) return existing.event;
  if (/admin\/$|community\/$/.test(before)) return home;
  return existing.person;
};

/** Suffixes or replacements of an id, as in an address. */
const endings = [
  '%00',
  '%ff',
  '%ed%a0%80',
  '%0a',
  '%27',
  '%25',
  '%2e%2e%2f',
  '%00%00',
  '%zz',
  '%F0%9F%99%82',
];
const spoiled = (id: string): string[] => [
  ...endings.flatMap((ending) => [`${id}${ending}`, ending]),
  'x'.repeat(3000),
];

/** The paths of a call with each of its ids spoiled in every way, the others as they are. */
const pathsOf = ({ path }: AnyCall): string[] =>
  [...path.matchAll(/\{\w+\}/g)].flatMap(({ index }) =>
    spoiled('@').map((ending) =>
      path.replace(/\{\w+\}/g, (_, at: number) => {
        const id = idFor(path, path.slice(0, at));
        return at === index ? ending.replace('@', id) : id;
      }),
    ),
  );

const isError = (line: string): boolean => (JSON.parse(line) as { level: number }).level >= 50;

async function expectNothingBroken(method: string, paths: readonly string[]): Promise<void> {
  const before = server.logLines.length;
  for (const [who, token] of Object.entries(tokens)) {
    for (const path of paths) {
      const { status } = await server.call(method, path, undefined, { token, community: home });
      expect([who, path, status < 500]).toEqual([who, path, true]);
    }
  }
  expect(server.logLines.slice(before).filter(isError)).toEqual([]);
}

it.each(calls.map((call) => [`${call.id} ${call.method} ${call.path}`, call] as const))(
  'API-00 %s breaks by no id',
  (_, call) => expectNothingBroken(call.method, pathsOf(call)),
);

const pages = [
  '/u/@',
  '/event/@',
  '/event/@/edit',
  '/invite?id=@',
  '/calendar/@.ics',
  '/images/@',
  '/docs/@',
  '/partner/@',
  '/community/@/landingEn.json',
  '/community/@/navigation.json',
  '/community/@/events.ics',
  '/assets/@',
  '/email/unsubscribe?link=@',
  '/email/reasons?link=@',
  '/email/action?link=@',
  '/auth-magic?code=@',
  '/@',
];
it.each(pages)('API-00 the page %s breaks by no id', (page) =>
  expectNothingBroken(
    'GET',
    spoiled('x').map((id) => page.replace('@', id)),
  ),
);
