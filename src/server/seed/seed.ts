import { randomUUID } from 'node:crypto';
import type { CommunityConfig } from '../../config/types';
import type { Contact } from '../../lib/rules/contacts/contactTypes';
import type { Database, Orm } from '../db/database';
import { avatarSize } from '../../lib/avatar';
import { imagePath } from '../../lib/imagePath';
import { languagesOf } from '../db/languagesOf';
import { consents, images, participants, persons, users } from '../db/schema';
import type { PictureUrl } from '../db/schema/columns';
import { createPictureFiles } from '../modules/image/files';
import type { Storage } from '../storage/storage';
import { seedAttending } from './attending';
import { seedChats } from './chats';
import { addressAt, demoAccounts, demoPassword } from '../demoAccounts';
import { seedManaging } from './managing';
import { seedMeeting } from './meeting';
import { peopleOf, slugOf, type Person } from './people';
import { portraitsOf, storePortraits, type Portrait } from './portraits';
import { yearOf } from './year';

interface SeedOptions {
  communities: CommunityConfig[];
  hashPassword: (password: string) => Promise<string>;
  /** The legal documents that the members of a community agreed to. */
  agreedTo: (config: CommunityConfig) => Promise<Pick<typeof consents.$inferInsert, 'documents' | 'version'>>;
  /** Where the members' portraits are stored. */
  storage: Storage;
  now: () => Date;
}

/** Members written by one statement, which takes 65,535 values at most. */
const atOnce = 600;

/**
 * Up to this many communities get all people, with portraits. If there are more, each gets the first people and events,
 * without images.
 */
const mostWhole = 20;
const firstPeople = 24;
const firstEvents = 4;

function* chunked<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** Members that agreed to be shown to visitors, of those of a community. */
const shownToVisitors = 12;

/** Each kind of page can be seen. */
const privacies = ['NONE', 'NONE', 'CONNECTIONS', 'PRIVATE'] as const;

/** One contact of each demo member, so that others see something. */
function contactsOf({ community }: CommunityConfig, slug: string, email: string): Contact[] {
  const contacts: Contact[] = [
    { type: 'EMAIL', value: email },
    { type: 'TELEGRAM', value: slug.replaceAll('-', '_').slice(0, 32) },
    { type: 'LINKEDIN', value: `https://www.linkedin.com/in/${slug}` },
  ];
  return contacts.filter(({ type }) => community.contactsConfig.types.includes(type));
}

interface Given {
  place: number;
  size: number;
  passwordHash: string;
  at: Date;
  portraitOf: (slug: string, userId: string) => Portrait | undefined;
}

function memberOf(
  config: CommunityConfig,
  { lang, ...person }: Person,
  { place, size, passwordHash, at, portraitOf }: Given,
) {
  // The first two people are the accounts to sign in with; the others are there to be met.
  const account = demoAccounts(config)[place];
  const userId = randomUUID();
  const slug = slugOf(person);
  const lived = yearOf(place, { size, approval: config.community.admission === 'approval' }, at);
  const email = account?.email ?? addressAt(slug, config);
  const portrait = portraitOf(slug, userId);
  return {
    user: {
      id: userId,
      email,
      passwordHash: account ? passwordHash : null,
      role: 'ROLE_USER' as const,
      emailConfirmedAt: lived.createdAt,
      // Some chose a language, others left it to the community.
      preferredLang: lang ?? (place % 3 === 2 ? config.community.lang : null),
      createdAt: lived.createdAt,
    },
    participant: {
      ...person,
      ...languagesOf(participants, person, lang ?? config.community.lang),
      id: randomUUID(),
      communityId: config.id,
      userId,
      slug,
      avatarUrl: portrait ? (imagePath(portrait.hash, avatarSize) as PictureUrl) : null,
      isManager: account?.isManager ?? false,
      publicPreview: place < shownToVisitors,
      showLocation: true,
      tutorialSeen: true,
      contacts: contactsOf(config, slug, email),
      privacy: privacies[place % privacies.length],
      ...lived,
    },
    portrait,
  };
}

async function isEmpty(orm: Orm): Promise<boolean> {
  return (await orm.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** Fills an empty database with the members of the demo communities; leaves any other as it is. */
export async function seedDemo(
  database: Database,
  { communities, hashPassword, agreedTo, storage, now }: SeedOptions,
): Promise<boolean> {
  if (!(await isEmpty(database.orm))) return false;
  const passwordHash = await hashPassword(demoPassword);
  const isWhole = communities.length <= mostWhole;
  const portraitOf = isWhole ? portraitsOf() : () => undefined;
  const files = createPictureFiles(storage);
  await database.transaction(async ({ orm }) => {
    const most = isWhole ? Infinity : firstPeople;
    for (const some of chunked(communities, isWhole ? 1 : atOnce / firstPeople)) {
      const filled = some.map((config) => {
        const people = peopleOf(config.community.lang).slice(0, most);
        const given = { size: people.length, passwordHash, at: now(), portraitOf };
        return {
          config,
          members: people.map((person, place) => memberOf(config, person, { ...given, place })),
        };
      });
      const members = filled.flatMap((each) => each.members);
      await orm.insert(users).values(members.map(({ user }) => user));
      const portraits = members.flatMap(({ portrait }) => portrait ?? []);
      await orm
        .insert(persons)
        .values(members.map(({ participant: { id, communityId, userId } }) => ({ id, communityId, userId })));
      await Promise.all([
        orm.insert(participants).values(members.map(({ participant }) => participant)),
        storePortraits(files, portraits),
      ]);
      for (const { config, members: agreed } of filled) {
        const agreement = { ...(await agreedTo(config)), communityId: config.id, agreedAt: now() };
        await orm.insert(consents).values(agreed.map(({ user }) => ({ ...agreement, userId: user.id })));
      }
      if (portraits.length > 0) {
        const shown = { createdAt: now(), checkAt: now() };
        await orm.insert(images).values(portraits.map(({ hash, userId }) => ({ hash, userId, ...shown })));
      }
      await seedManaging(orm, filled, now());
      await seedMeeting(orm, filled, now());
      await seedChats(orm, filled, now());
      await seedAttending(orm, filled, {
        most: isWhole ? Infinity : firstEvents,
        now: now(),
        files: isWhole ? files : undefined,
      });
    }
  });
  return true;
}
