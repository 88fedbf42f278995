import type { Block, NotificationDefinition } from '../../../notifications/kinds/definition';

interface Line {
  /** '' in a chat of two, whose author the heading names. */
  name: string;
  /** '' for a message that is pictures alone. */
  text: string;
}

interface ChatMessages {
  /** The name of the group, or of the other. */
  name: string;
  isGroup: boolean;
  count: number;
  /** The latest, oldest first. */
  lines: readonly { readonly [Key in keyof Line]: Line[Key] }[];
  url: string;
}

/** The chat opens with its field focused. */
const answering = '?answer=1';

const blocksOf = (lines: ChatMessages['lines'], picture: string): Block[] =>
  lines.map(({ name, text }) =>
    name === ''
      ? { type: 'quote', text: text || picture }
      : { type: 'entry', title: name, text: text || picture, url: '' },
  );

const inRussian = new Intl.PluralRules('ru');
const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'сообщение', few: 'сообщения' };
const messagesRu = (count: number) => `${count} ${forms[inRussian.select(count)] ?? 'сообщений'}`;

/** To a member who is away: what was written to them in a chat and they have not read. Its texts are read when it is sent. */
export const chatMessages: NotificationDefinition<ChatMessages, 'chat'> = {
  kind: 'chatMessages',
  category: 'chat',
  thing: 'chat',
  label: { en: 'Messages you haven’t read', ru: 'Непрочитанные сообщения' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  ephemeral: true,
  isAnswered: true,
  content: {
    en: ({ name, isGroup, count, lines, url }, { title }) => ({
      subject: isGroup ? `New messages in “${name}”` : `${name} wrote to you at ${title}`,
      heading: isGroup ? `New messages in “${name}”` : `${name} wrote to you`,
      lead:
        count > lines.length
          ? `You have ${count} messages you haven’t read. These are the latest.`
          : count === 1
            ? 'You have a message you haven’t read.'
            : `You have ${count} messages you haven’t read.`,
      blocks: [
        ...blocksOf(lines, 'Sent a picture.'),
        { type: 'button', label: 'Answer', url: url + answering },
      ],
      note: 'We email you only while you’re away, and gather what comes.',
    }),
    ru: ({ name, isGroup, count, lines, url }, { title }) => ({
      subject: isGroup ? `Новые сообщения в чате «${name}»` : `${name} пишет вам в сообществе «${title}»`,
      heading: isGroup ? `Новые сообщения в чате «${name}»` : `${name} пишет вам`,
      lead:
        count > lines.length
          ? `Вы ещё не прочитали ${messagesRu(count)}. Вот последние.`
          : `Вы ещё не прочитали ${messagesRu(count)}.`,
      blocks: [
        ...blocksOf(lines, 'Присылает фотографию.'),
        { type: 'button', label: 'Ответить', url: url + answering },
      ],
      note: 'Мы пишем, только когда вас нет на сайте, и собираем сообщения в одно письмо.',
    }),
  },
  says: ({ count, lines }) => ({ count, lines }),
  sample: ({ siteUrl, lang }) => ({
    name: { en: 'Anna Petrova', ru: 'Анна Петрова' }[lang],
    isGroup: false,
    count: 2,
    lines: {
      en: [
        { name: '', text: 'Do you have time on Friday?' },
        { name: '', text: 'I could show you the workshop.' },
      ],
      ru: [
        { name: '', text: 'Есть ли у вас время в пятницу?' },
        { name: '', text: 'Могу показать мастерскую.' },
      ],
    }[lang],
    url: `${siteUrl}/chats/sample`,
  }),
};
