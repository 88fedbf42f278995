import type {
  Chat,
  ChatChanges,
  ChatEvent,
  ChatPerson,
  ChatState,
  Message,
} from '../../../generated/api/chat';

/** A part of a chat apart from its end, around a message that was looked for. */
interface Place {
  from: number;
  to: number;
  hasOlder: boolean;
}

/** What a client knows of one chat. */
export interface ChatLog {
  chat: ChatState;
  /** The messages are those of this change: everything up to it is applied, and nothing after it is missing before it. */
  change: number;
  /** The number of the first message that is shown. Older ones load on request. */
  from: number;
  hasOlder: boolean;
  /** Is shown instead of the end, until what is loaded of it reaches the end. */
  place?: Place;
  messages: ReadonlyMap<number, Message>;
}

const max = (known: number | null, heard: number | null | undefined): number | null =>
  known === null || heard === undefined || heard === null ? known : Math.max(known, heard);

/** Positions only grow, so an answer that was overtaken does not set them back. */
function mergePeople(known: readonly ChatPerson[], heard: readonly ChatPerson[]): ChatPerson[] {
  const before = new Map(known.map((person) => [person.participantId, person]));
  return heard.map((person) => {
    const { readNumber, deliveredNumber } = before.get(person.participantId) ?? person;
    return {
      ...person,
      readNumber: max(person.readNumber, readNumber),
      deliveredNumber: max(person.deliveredNumber, deliveredNumber),
    };
  });
}

function mergeState(known: ChatState, heard: ChatState): ChatState {
  const newer = heard.change < known.change ? known : heard;
  return {
    ...newer,
    people: mergePeople(known === newer ? heard.people : known.people, newer.people),
    readNumber: Math.max(known.readNumber, heard.readNumber),
  };
}

/** Keeps of each message the state of the higher change. */
function mergeMessages(known: ReadonlyMap<number, Message>, heard: readonly Message[]): Map<number, Message> {
  const merged = new Map(known);
  for (const message of heard) {
    const before = merged.get(message.number);
    if (!before || before.change < message.change) merged.set(message.number, message);
  }
  return merged;
}

/** The chat as it is presented now, where it may have been presented otherwise before. Positions stay. */
export function withPresented(known: ChatLog, fresh: ChatLog): ChatLog {
  const { chat } = fresh;
  const people = mergePeople(known.chat.people, chat.people);
  return {
    ...fresh,
    chat: { ...chat, people, readNumber: Math.max(known.chat.readNumber, chat.readNumber) },
  };
}

/** The log of a chat as the server answers it. */
export function logOf({ chat, messages, hasMore }: Chat): ChatLog {
  return {
    chat,
    change: chat.change,
    from: messages[0]?.number ?? chat.number + 1,
    hasOlder: hasMore,
    messages: mergeMessages(new Map(), messages),
  };
}

/** Applies an answer to the question for changes. */
export function withChanges(log: ChatLog, { chat, messages, hasMore }: ChatChanges): ChatLog {
  const reached = hasMore ? (messages.at(-1)?.change ?? log.change) : chat.change;
  return {
    ...log,
    chat: mergeState(log.chat, chat),
    change: Math.max(log.change, reached),
    messages: mergeMessages(log.messages, messages),
  };
}

/** Shows a place if it does not reach the end, which it would otherwise be a part of. */
function withPlace(log: ChatLog, place: Place, messages: readonly Message[]): ChatLog {
  const all = { ...log, place: undefined, messages: mergeMessages(log.messages, messages) };
  if (place.to < log.from - 1) return { ...all, place };
  return place.from < log.from ? { ...all, from: place.from, hasOlder: place.hasOlder } : all;
}

/** The numbers from which on messages are shown, and whether there are older ones. */
export const shownFrom = ({ from, hasOlder, place }: ChatLog): Pick<Place, 'from' | 'hasOlder'> =>
  place ?? { from, hasOlder };

/** Whether a message is among those that are shown, or can be without a question. */
export const isLoaded = ({ from, place }: ChatLog, number: number): boolean =>
  number >= from || (place !== undefined && number >= place.from && number <= place.to);

/** Shows the messages around one. */
export function withAround(log: ChatLog, { messages, hasMore }: Chat): ChatLog {
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) return log;
  return withPlace(log, { from: first.number, to: last.number, hasOlder: hasMore }, messages);
}

/** Shows the end again. */
export const withoutPlace = (log: ChatLog): ChatLog => (log.place ? { ...log, place: undefined } : log);

/** Adds older messages before those that are shown. */
export function withOlder(log: ChatLog, { messages, hasMore }: Chat): ChatLog {
  const shown = shownFrom(log);
  const from = messages[0]?.number ?? shown.from;
  // Two requests for the same messages may overlap, or another place is shown by now.
  if (from > shown.from || (messages.at(-1)?.number ?? from) < shown.from - 1) return log;
  const merged = { ...log, messages: mergeMessages(log.messages, messages) };
  const { place } = log;
  return place
    ? { ...merged, place: { ...place, from, hasOlder: hasMore } }
    : { ...merged, from, hasOlder: hasMore };
}

/** Adds the messages after a place. */
export function withNewer(log: ChatLog, { messages }: Chat): ChatLog {
  const { place } = log;
  const [first, last] = [messages[0], messages.at(-1)];
  // Another place is shown by now.
  if (!place || !first || !last || first.number > place.to + 1 || last.number < place.to) return log;
  return withPlace(log, { ...place, to: last.number }, messages);
}

/**
 * Applies the new state of a message if nothing before it is missing. Otherwise the log stays as it is, and is behind:
 * the changes must be asked for.
 */
export function withMessage(log: ChatLog, message: Message): ChatLog {
  if (message.change > log.change + 1) return log;
  const number = Math.max(log.chat.number, message.number);
  const change = Math.max(log.change, message.change);
  return {
    ...log,
    chat: { ...log.chat, number, change: Math.max(log.chat.change, change) },
    change,
    messages: mergeMessages(log.messages, [message]),
  };
}

/** How far somebody has read, or has received. `me` has read on another device. */
export function withPosition(
  log: ChatLog,
  {
    participantId,
    readNumber,
    deliveredNumber,
  }: Pick<ChatEvent, 'participantId' | 'readNumber' | 'deliveredNumber'>,
  me: string,
): ChatLog {
  const { chat } = log;
  if (participantId === me)
    return { ...log, chat: { ...chat, readNumber: Math.max(chat.readNumber, readNumber ?? 0) } };
  const people = chat.people.map((person) =>
    person.participantId === participantId
      ? {
          ...person,
          readNumber: max(person.readNumber, readNumber),
          deliveredNumber: max(person.deliveredNumber, deliveredNumber),
        }
      : person,
  );
  return { ...log, chat: { ...chat, people } };
}

const between = ({ messages }: ChatLog, from: number, to = Infinity): Message[] =>
  [...messages.values()]
    .filter(({ number }) => number >= from && number <= to)
    .toSorted((one, other) => one.number - other.number);

/** The latest messages, as far back as they are loaded without a gap. */
export const latestMessages = (log: ChatLog): Message[] => between(log, log.from);

/** The messages that are shown: the latest, or those of a place. */
export const shownMessages = (log: ChatLog): Message[] =>
  log.place ? between(log, log.place.from, log.place.to) : latestMessages(log);

const isWritten = ({ kind, deletedAt }: Message): boolean =>
  deletedAt === null && (kind === 'TEXT' || kind === 'INTRODUCTION');

/** The messages of others after the last one that was read. A function of what was read alone, so it is never stuck. */
export function unreadIn(log: ChatLog, me: string): number {
  const { readNumber } = log.chat;
  if (log.hasOlder && log.from > readNumber + 1) return log.chat.unread;
  return latestMessages(log).filter(
    (message) => message.number > readNumber && message.authorId !== me && isWritten(message),
  ).length;
}
