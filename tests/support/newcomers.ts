import type { OwnProfile } from '../../src/generated/api/participant';
import type { Answer } from './client';
import { addPerson, type Person } from './people';
import type { TestServer } from './server';

/** The data of a new user: enough for the default community, and not more than others accept. */
export const joining = {
  answers: { occupation: 'Joiner', purpose: ['Get advice'] },
  lookingFor: 'Somebody to learn joinery from',
  profile: {
    firstName: 'Ada',
    contacts: [
      { type: 'LINKEDIN', value: 'https://www.linkedin.com/in/ada' },
      { type: 'EMAIL', value: 'ada@example.org' },
    ],
  },
};

/** Agrees to the community's current documents (A09). */
export const agree = (server: TestServer, { token }: Pick<Person, 'token'>, community: string) =>
  server.post('/api/auth/agree-policy', { agreed: true }, { token, community });

/** Calls P01 for a user with an account, without a consent. */
export const joinAsTheyAre = (
  server: TestServer,
  { userId, token }: Person,
  community: string,
  body: unknown = joining,
): Promise<Answer> => server.post(`/api/participant/create?userId=${userId}`, body, { token, community });

/** Agrees to the community's documents and joins it. */
export async function join(
  server: TestServer,
  person: Person,
  community: string,
  body: unknown = joining,
): Promise<Answer> {
  await agree(server, person, community);
  return joinAsTheyAre(server, person, community, body);
}

/** A new person who joins a community by P01 with a name. */
export async function newcomer(server: TestServer, community: string, firstName: string, lastName = '') {
  const person = await addPerson(server, { firstName: 'new' });
  const answer = await join(server, person, community, { ...joining, profile: { firstName, lastName } });
  if (answer.status !== 200) throw new Error(answer.text);
  return { person, profile: answer.body as OwnProfile };
}
