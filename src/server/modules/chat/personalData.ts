import { eq, sql } from 'drizzle-orm';
import {
  chatImages,
  chatMembers,
  chatMessagePeople,
  chatMessages,
  chatReactions,
  chats,
} from '../../db/schema';
import { keptRows, membersOf, rows, sharedRows, type PersonalRows } from '../../personalRows';

/**
 * What one wrote is exported. Others keep it: its author is the anonymous person, who is shown to nobody. Images go with
 * the account that brought them.
 */
export const chatData: readonly PersonalRows[] = [
  keptRows(
    'chatMessages',
    chatMessages,
    (subject) => sql`${chatMessages.authorId} in ${membersOf(subject)}`,
    ['contentHash', 'search'],
  ),
  rows('chatImages', chatImages, ({ userId }) => eq(chatImages.userId, userId)),
  keptRows(
    'chatReactions',
    chatReactions,
    (subject) => sql`${chatReactions.personId} in ${membersOf(subject)}`,
  ),
  keptRows('chats', chatMembers, (subject) => sql`${chatMembers.personId} in ${membersOf(subject)}`),
  keptRows(
    'chatMessagesAbout',
    chatMessagePeople,
    (subject) => sql`${chatMessagePeople.personId} in ${membersOf(subject)}`,
  ),
  keptRows('chatsBegun', chats, (subject) => sql`${chats.createdBy} in ${membersOf(subject)}`, [
    'firstId',
    'secondId',
    'broughtBy',
  ]),
  // A person who comes back begins another chat with the same member.
  sharedRows(
    'chatsOfTwo',
    chats,
    (subject) =>
      sql`(${chats.firstId} in ${membersOf(subject)} or ${chats.secondId} in ${membersOf(subject)})`,
    { firstId: null, secondId: null },
    ['firstId', 'secondId', 'broughtBy', 'createdBy'],
  ),
  sharedRows(
    'chatImagesBrought',
    chats,
    ({ userId }) => eq(chats.broughtBy, userId),
    {
      imageUrl: null,
      broughtBy: null,
    },
    ['firstId', 'secondId', 'createdBy'],
  ),
];
