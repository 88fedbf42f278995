import type { ChatPerson, Message } from '../../../generated/api/chat';
import type { PersonIn } from './chatPeople';
import { grouped } from './grouped';
import type { StoredMessage } from './readMessages';

/** Who reads a message of a chat. */
interface Reader {
  viewerId: string;
  /** The first message that they see. */
  fromNumber: number;
  /** Whether a person is a member others see. */
  isThere: (personId: string) => boolean;
  /** Whether there is a block between the reader and a person. */
  isApart: (personId: string) => boolean;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function reactionsFor(
  { reactions }: StoredMessage,
  isVisible: (personId: string) => boolean,
): Message['reactions'] {
  const shown = reactions.filter(({ personId }) => isVisible(personId));
  return [...grouped(shown, ({ emoji }) => emoji)].map(([emoji, of]) => ({
    emoji,
    participantIds: of.map(({ personId }) => personId),
  }));
}

/**
 * A message as one reader sees it. The author is null if they are no member any more or hidden. The words of somebody
 * blocked by the reader, or who blocked the reader, are hidden, but the message keeps its number and change, so that the sequence has no
 * gap.
 */
export function presentMessage(message: StoredMessage, reader: Reader): Message {
  const { viewerId, fromNumber, isThere, isApart } = reader;
  const isVisible = (id: string) => id === viewerId || (isThere(id) && !isApart(id));
  const { authorId, replyTo, startsAt } = message;
  const isHidden = authorId !== null && authorId !== viewerId && isApart(authorId);
  return {
    number: message.number,
    change: message.change,
    messageId: message.messageId,
    kind: message.kind,
    authorId: authorId !== null && isVisible(authorId) ? authorId : null,
    text: isHidden ? '' : message.text,
    ...(message.textLang && !isHidden ? { lang: message.textLang } : {}),
    replyTo: replyTo !== null && replyTo >= fromNumber ? replyTo : null,
    images: isHidden ? [] : [...message.images],
    reactions: reactionsFor(message, isVisible),
    ...(message.meetingId && startsAt
      ? {
          meeting: { id: message.meetingId, startsAt: startsAt.toISOString(), minutes: message.minutes ?? 0 },
        }
      : {}),
    ...(['JOINED', 'LEFT'].includes(message.kind)
      ? { participantIds: message.personIds.filter(isVisible) }
      : {}),
    createdAt: message.createdAt.toISOString(),
    editedAt: iso(message.editedAt),
    deletedAt: iso(message.deletedAt),
  };
}

/** A person of a chat for one reader. */
export const presentPerson = (
  person: PersonIn,
  { receipts, online }: { receipts: boolean; online: ReadonlySet<string> | undefined },
): ChatPerson => ({
  participantId: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  slug: person.slug,
  avatarUrl: person.avatarUrl,
  online: online ? online.has(person.id) : null,
  readNumber: receipts && person.readReceipts ? person.readNumber : null,
  deliveredNumber: person.deliveredNumber,
  hasLeft: person.leftAt ? true : undefined,
});
