import type { Message } from '../../../generated/api/chat';

/** A line of the conversation. */
type ListItem =
  | { type: 'day'; key: string; date: Date }
  | { type: 'new'; key: string }
  | {
      type: 'message';
      key: string;
      message: Message;
      /** The first of its group, which names the author. */
      isFirst: boolean;
      /** The last of its group, which shows the time. */
      isLast: boolean;
    };

/** Messages of one person that come within this time are one group, in ms. */
const groupTime = 5 * 60_000;

const isPersons = ({ kind }: Message): boolean => kind === 'TEXT' || kind === 'INTRODUCTION';

function belongTogether(one: Message | undefined, next: Message | undefined): boolean {
  if (!one || !next || !isPersons(one) || !isPersons(next) || one.authorId !== next.authorId) return false;
  return new Date(next.createdAt).getTime() - new Date(one.createdAt).getTime() < groupTime;
}

interface Division {
  /** The first message that was new when the chat was opened. */
  newFrom: number | undefined;
  isSameDay: (one: Date, other: Date) => boolean;
}

/** The lines of a conversation: days, where the new messages begin, and messages in groups. */
export function listItems(messages: readonly Message[], { newFrom, isSameDay }: Division): ListItem[] {
  const dateOf = (message: Message) => new Date(message.createdAt);
  /** Whether a line stands between a message and the one before it. */
  const isDivided = (place: number): boolean => {
    const [before, message] = [messages[place - 1], messages[place]];
    return !before || !message || message.number === newFrom || !isSameDay(dateOf(before), dateOf(message));
  };
  return messages.flatMap((message, place): ListItem[] => {
    const [before, next] = [messages[place - 1], messages[place + 1]];
    const date = dateOf(message);
    const lines: ListItem[] = [];
    if (!before || !isSameDay(dateOf(before), date))
      lines.push({ type: 'day', key: `day ${message.number}`, date });
    if (message.number === newFrom) lines.push({ type: 'new', key: 'new' });
    lines.push({
      type: 'message',
      // The same while it is sent and after.
      key: message.messageId,
      message,
      isFirst: isDivided(place) || !belongTogether(before, message),
      isLast: isDivided(place + 1) || !belongTogether(message, next),
    });
    return lines;
  });
}
