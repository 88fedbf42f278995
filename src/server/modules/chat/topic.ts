import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ChatEvent } from '../../../generated/api/chat';
import type { Orm } from '../../db/database';
import { chatMembers, participants } from '../../db/schema';
import { chatParticipant } from '../../guards/guards';
import { asMember } from '../../guards/membership';
import type { Subscriber, Topic, TopicEvent } from '../../realtime/topic';
import { readApart, readPeople, type Apart, type PersonIn } from './chatPeople';
import { announceTyping, topicOf } from './live';
import { presentMessage } from './present';
import { readMessage, type StoredMessage } from './readMessages';

/** What an event needs to be presented to each subscriber. */
interface Ready {
  event: TopicEvent;
  message: StoredMessage | undefined;
  people: ReadonlyMap<string, PersonIn>;
  isApart: Apart;
}

/** How often somebody's typing is passed on, in ms. */
const typingEvery = 3000;
/** Up to how many who type are remembered. */
const mostTyping = 10_000;

const idOf = ({ identity, community }: Subscriber): string =>
  asMember(identity, community.id).membership?.participantId ?? '';

function positionsFor({ event, people }: Ready, viewerId: string): ChatEvent {
  const [reader, viewer] = [people.get(String(event.participantId)), people.get(viewerId)];
  const isShown = reader?.id === viewerId || (reader?.readReceipts === true && viewer?.readReceipts === true);
  return {
    type: 'state',
    participantId: String(event.participantId),
    ...(isShown ? { readNumber: Number(event.readNumber) } : {}),
    deliveredNumber: Number(event.deliveredNumber),
  };
}

/** The change alone where a message is from before somebody came: the sequence has no gap for them either. */
function messageFor({ event, message, people, isApart }: Ready, viewerId: string): ChatEvent {
  const change = Number(event.change);
  const fromNumber = people.get(viewerId)?.fromNumber ?? Infinity;
  if (!message || message.number < fromNumber) return { type: 'message', change };
  const reader = {
    viewerId,
    fromNumber,
    isThere: (id: string) => people.has(id),
    isApart: (id: string) => isApart(id, viewerId),
  };
  return { type: 'message', change, message: presentMessage(message, reader) };
}

const isIn = async (orm: Orm, chatId: string, personId: string): Promise<boolean> => {
  const rows = await orm
    .select({ id: participants.id })
    .from(chatMembers)
    .innerJoin(participants, eq(participants.id, chatMembers.personId))
    .where(
      and(
        eq(chatMembers.chatId, chatId),
        eq(chatMembers.personId, personId),
        isNull(chatMembers.leftAt),
        participants.profileEnabled,
      ),
    );
  return rows.length > 0;
};

/** What happens in a chat, for those who are in it. */
export function createChatTopic(app: FastifyInstance, now: () => Date): Topic<Ready> {
  const typedAt = new Map<string, number>();
  return {
    pattern: topicOf('{id}'),

    /** The guard of the chat's calls. */
    async admits({ identity, community, params }: Subscriber): Promise<boolean> {
      if (!community.community.chat) return false;
      await chatParticipant.admit({
        identity,
        community,
        input: { query: {}, params },
        lookups: app.lookups,
        holdsSecret: async () => false,
      });
      return true;
    },

    async read(event: TopicEvent, { id = '' }: Readonly<Record<string, string>>): Promise<Ready | null> {
      const { orm } = app.db;
      const number = Number(event.number ?? 0);
      const message = event.type === 'message' && number > 0 ? await readMessage(orm, id, number) : undefined;
      const people = new Map((await readPeople(orm, [id])).map((person) => [person.id, person]));
      return { event, message, people, isApart: await readApart(orm, [...people.keys()]) };
    },

    present(ready: Ready, subscriber: Subscriber): ChatEvent | undefined {
      const viewerId = idOf(subscriber);
      const { event, people, isApart } = ready;
      const { participantId } = event;
      if (event.type === 'message') return messageFor(ready, viewerId);
      if (event.type === 'people') {
        const isFor = event.one === null || event.one === viewerId || event.other === viewerId;
        return isFor ? { type: 'people' } : undefined;
      }
      if (typeof participantId !== 'string' || isApart(participantId, viewerId)) return undefined;
      if (!people.has(participantId)) return undefined;
      if (event.type === 'state') return positionsFor(ready, viewerId);
      return participantId === viewerId ? undefined : { type: 'typing', participantId };
    },

    mayDrop: ({ type }: TopicEvent): boolean => type === 'typing',

    receives: {
      destination: '/app/chat/{id}/typing',
      /** At most one in a while passes. */
      async accept(subscriber: Subscriber): Promise<void> {
        const [participantId, { id = '' }] = [idOf(subscriber), subscriber.params];
        const [key, at] = [`${id} ${participantId}`, now().getTime()];
        if (at - (typedAt.get(key) ?? -Infinity) < typingEvery) return;
        if (typedAt.size >= mostTyping) typedAt.clear();
        typedAt.set(key, at);
        if (!(await isIn(app.db.orm, id, participantId))) return;
        await announceTyping(app, id, participantId);
      },
    },
  };
}
