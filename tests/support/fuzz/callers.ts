import { addPerson, newEmail, password, type Person } from '../people';
import type { TestServer } from '../server';

export const adminSecret = 'the admin secret of the tests';
export const home = 'all.example';

export interface Caller {
  token?: string;
  /** Values of the names that inputs are written with. */
  values: Record<string, string>;
}

/** Every kind of caller: the audiences of the contract, and callers who narrowly fail a guard. */
export const kinds = {
  nobody: undefined,
  forged: { confirmed: false },
  user: {},
  unconfirmed: { confirmed: false },
  member: { member: home },
  disabled: { member: home, enabled: false },
  manager: { member: home, manager: true },
  elsewhere: { member: 'open.example' },
  admin: { admin: true },
} as const;

export type Kind = keyof typeof kinds;

const valuesOf = (person: Partial<Person>): Record<string, string> => ({
  '@userId': person.userId ?? 'nobody',
  '@participantId': person.participantId ?? 'nobody',
  '@email': person.email ?? newEmail(),
  '@domain': home,
  '@password': password,
  '@code': '000000',
  '@picture': '/images/0123456789abcdef-256.webp',
});

/** A new person of each kind, because the calls sign people out and delete them. */
export async function newCallers(server: TestServer): Promise<Record<Kind, Caller>> {
  const made = Object.entries(kinds).map(async ([kind, options]): Promise<[string, Caller]> => {
    const person: Partial<Person> = options ? await addPerson(server, options) : {};
    const { token } = person;
    return [kind, { token: kind === 'forged' ? `${token}x` : token, values: valuesOf(person) }];
  });
  return Object.fromEntries(await Promise.all(made)) as Record<Kind, Caller>;
}
