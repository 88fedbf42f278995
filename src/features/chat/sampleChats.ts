import type { Chat, ChatPerson, ChatRow, Message } from '../../generated/api/chat';
import { chatOf, me, messageOf, stateOf } from './sync/sampleChat';

const person = (participantId: string, firstName: string, changes: Partial<ChatPerson> = {}): ChatPerson => ({
  ...stateOf().people[0]!,
  participantId,
  firstName,
  slug: participantId,
  online: false,
  ...changes,
});

const boris = person('boris', 'Boris', { lastName: 'Orlov' });
const olga = person('olga', 'Olga', { lastName: 'Petrova', online: null });

const at = (time: string): string => `2026-11-24T${time}:00.000Z`;

/** Two members who get to know each other. */
export const talk: readonly Message[] = [
  messageOf(1, {
    kind: 'INTRODUCTION',
    text: 'I read about your pilot with the ferries. Could we compare notes?',
    createdAt: '2026-11-23T17:40:00.000Z',
  }),
  messageOf(2, { authorId: me, text: 'With pleasure. Ours is *live* since May.', createdAt: at('08:02') }),
  messageOf(3, {
    authorId: me,
    text: 'The numbers are at https://fjord.example/pilot',
    createdAt: at('08:03'),
    editedAt: at('08:05'),
    reactions: [
      { emoji: '👍', participantIds: ['vera'] },
      { emoji: '🎉', participantIds: ['vera', me] },
    ],
  }),
  messageOf(4, { text: '', deletedAt: at('08:10'), createdAt: at('08:09') }),
  messageOf(5, {
    text: 'Thank you! How do you count a trip that is cut short by the weather? We use `partial = true`, and _nobody_ likes it.',
    replyTo: 3,
    createdAt: at('08:11'),
  }),
  messageOf(6, {
    kind: 'MEETING',
    text: '',
    createdAt: at('08:20'),
    meeting: { id: 'm', startsAt: '2026-11-27T15:00:00.000Z', minutes: 30 },
  }),
  messageOf(7, { authorId: me, text: 'See you on Friday then.', createdAt: at('08:21') }),
];

const [vera] = stateOf().people;

export const direct: Chat = chatOf([...talk], { people: [{ ...vera!, readNumber: 7, deliveredNumber: 7 }] });

export const group: Chat = chatOf(
  [
    messageOf(1, { kind: 'JOINED', text: '', participantIds: ['boris', 'olga'], createdAt: at('07:00') }),
    messageOf(2, { authorId: 'boris', text: 'Кто придёт в среду?', lang: 'ru', createdAt: at('07:10') }),
    messageOf(3, { authorId: 'olga', text: 'I will, with two friends.', createdAt: at('07:12') }),
    messageOf(4, { kind: 'RENAMED', text: 'Kiln on Wednesday', authorId: 'olga', createdAt: at('07:13') }),
    messageOf(5, { authorId: me, text: 'Me too', createdAt: at('07:15') }),
  ],
  {
    id: 'c2',
    kind: 'GROUP',
    name: 'Kiln on Wednesday',
    people: [{ ...boris, readNumber: 5 }, olga],
    count: 3,
    muted: true,
  },
);

export const rows: readonly ChatRow[] = [
  { chat: { ...direct.chat, unread: 3 }, last: talk[4]! },
  { chat: { ...group.chat, unread: 120 }, last: group.messages[2]! },
  {
    chat: stateOf({ id: 'c3', people: [boris] }),
    last: messageOf(1, { authorId: me, text: 'Dear Boris, the boat is yours.' }),
  },
];
