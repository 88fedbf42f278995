import { randomUUID } from 'node:crypto';
import type { CommunityConfig } from '../../config/types';
import type { Contact } from '../../lib/rules/contacts/contactTypes';
import type { Database, Orm } from '../db/database';
import { consents, participants, users } from '../db/schema';
import { addressAt, demoAccounts, demoPassword } from './demoAccounts';
import { peopleOf, slugOf, type Person } from './people';

export interface SeedOptions {
  communities: CommunityConfig[];
  hashPassword: (password: string) => Promise<string>;
  /** The legal documents that the members of a community agreed to. */
  agreedTo: (config: CommunityConfig) => Promise<Pick<typeof consents.$inferInsert, 'documents' | 'version'>>;
  now: () => Date;
}

/** Communities whose members are written by one statement, which takes 65,535 values at most. */
const atOnce = 25;

function* chunked<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** Members that agreed to be shown to visitors, of those of a community. */
const shownToVisitors = 12;

/** Each kind of page can be seen. */
const privacies = ['NONE', 'NONE', 'CONNECTIONS', 'PRIVATE'] as const;

/** What a member gives here of these: something that others see. */
function contactsOf({ community }: CommunityConfig, slug: string, email: string): Contact[] {
  const contacts: Contact[] = [
    { type: 'EMAIL', value: email },
    { type: 'TELEGRAM', value: slug.replaceAll('-', '_').slice(0, 32) },
    { type: 'LINKEDIN', value: `https://www.linkedin.com/in/${slug}` },
  ];
  return contacts.filter(({ type }) => community.contactsConfig.types.includes(type));
}

function memberOf(config: CommunityConfig, person: Person, place: number, passwordHash: string, at: Date) {
  // The first two people are the accounts to sign in with; the others are there to be met.
  const account = demoAccounts(config)[place];
  const userId = randomUUID();
  const slug = slugOf(person);
  const email = account?.email ?? addressAt(slug, config);
  return {
    user: {
      id: userId,
      email,
      passwordHash: account ? passwordHash : null,
      role: 'ROLE_USER' as const,
      emailConfirmedAt: at,
      createdAt: at,
    },
    participant: {
      ...person,
      id: randomUUID(),
      communityId: config.id,
      userId,
      slug,
      isManager: account?.isManager ?? false,
      publicPreview: place < shownToVisitors,
      showLocation: true,
      tutorialSeen: true,
      contacts: contactsOf(config, slug, email),
      privacy: privacies[place % privacies.length],
      createdAt: at,
      updatedAt: at,
    },
  };
}

async function isEmpty(orm: Orm): Promise<boolean> {
  return (await orm.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** Fills an empty database with the members of the demo communities; leaves any other as it is. */
export async function seedDemo(
  database: Database,
  { communities, hashPassword, agreedTo, now }: SeedOptions,
): Promise<boolean> {
  if (!(await isEmpty(database.orm))) return false;
  const passwordHash = await hashPassword(demoPassword);
  await database.transaction(async ({ orm }) => {
    for (const some of chunked(communities, atOnce)) {
      const members = some.flatMap((config) =>
        peopleOf(config.community.lang).map((person, place) =>
          memberOf(config, person, place, passwordHash, now()),
        ),
      );
      await orm.insert(users).values(members.map(({ user }) => user));
      await orm.insert(participants).values(members.map(({ participant }) => participant));
      for (const config of some) {
        const agreement = { ...(await agreedTo(config)), communityId: config.id, agreedAt: now() };
        const agreed = members.filter(({ participant }) => participant.communityId === config.id);
        await orm.insert(consents).values(agreed.map(({ user }) => ({ ...agreement, userId: user.id })));
      }
    }
  });
  return true;
}
