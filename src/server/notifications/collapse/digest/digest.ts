import { notificationSettings } from '../../../../lib/notificationSettings';
import type { Attachment, NotificationDefinition } from '../../kinds/definition';

/** One of the emails in a digest, in its own words. */
export interface DigestEntry {
  readonly title: string;
  readonly text: string;
  /** The address it links to, or ''. */
  readonly url: string;
}

/** A calendar file of one of the emails. */
interface DigestFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

export interface Digest {
  /** The person who caused all of them, if each names them; otherwise ''. */
  readonly name: string;
  readonly entries: readonly { readonly [Key in keyof DigestEntry]: DigestEntry[Key] }[];
  readonly files: readonly { readonly [Key in keyof DigestFile]: DigestFile[Key] }[];
  readonly preferencesUrl: string;
}

const entriesOf = ({ entries }: Pick<Digest, 'entries'>) =>
  entries.map((entry) => ({ type: 'entry' as const, ...entry }));

/** One email with everything that one person caused beyond the daily limit. */
export const digest: NotificationDefinition<Digest, 'digest'> = {
  kind: 'digest',
  category: 'digest',
  thing: 'digest',
  reachesApart: true,
  expiresIn: 3 * 86_400,
  content: {
    en: (data, { title }) => ({
      subject: data.name ? `More updates from ${data.name}` : `More updates from ${title}`,
      heading: data.name ? `More updates from ${data.name}` : 'More updates',
      lead: 'We gathered these into one email so they wouldn’t fill your inbox.',
      blocks: [
        ...entriesOf(data),
        { type: 'button', label: 'Choose what we email you', url: data.preferencesUrl },
      ],
      note: 'After ten emails in a day about what one person does, we put the rest into one.',
    }),
    ru: (data, { title }) => ({
      subject: data.name
        ? `Ещё новости, в которых участвует ${data.name}`
        : `Ещё новости сообщества «${title}»`,
      heading: data.name ? `Ещё новости, в которых участвует ${data.name}` : 'Ещё новости',
      lead: 'Мы собрали их в одно письмо, чтобы не заполнять вашу почту.',
      blocks: [
        ...entriesOf(data),
        { type: 'button', label: 'Выбрать, о чём вам писать', url: data.preferencesUrl },
      ],
      note: 'Если за день о действиях одного человека набирается больше десяти писем, остальные мы собираем в одно.',
    }),
  },
  attachments: ({ files }): readonly Attachment[] => files,
  sample: ({ siteUrl, lang }) => ({
    name: { en: 'Anna Petrova', ru: 'Анна Петрова' }[lang],
    entries: {
      en: [
        {
          title: 'Anna would like another time',
          text: 'Tue 24 November, 18:30–19:00 (GMT+1)\nWed 25 November, 09:00–09:30 (GMT+1)',
          url: `${siteUrl}/contacts`,
        },
        {
          title: 'Anna has answered your request',
          text: 'I’d be glad to look at it.',
          url: `${siteUrl}/u/anna`,
        },
      ],
      ru: [
        {
          title: 'Анна Петрова просит перенести встречу',
          text: 'вт, 24 ноября, 18:30–19:00 (GMT+1)\nср, 25 ноября, 09:00–09:30 (GMT+1)',
          url: `${siteUrl}/contacts`,
        },
        { title: 'Анна отвечает на ваш запрос', text: 'С удовольствием посмотрю.', url: `${siteUrl}/u/anna` },
      ],
    }[lang],
    files: [],
    preferencesUrl: `${siteUrl}${notificationSettings}`,
  }),
};

/** The latest of a day, for members who want one email a day (NOT-04). */
export const dailyDigest: NotificationDefinition<Digest, 'digest'> = {
  kind: 'dailyDigest',
  category: 'digest',
  thing: 'digest',
  reachesApart: true,
  expiresIn: 3 * 86_400,
  content: {
    en: ({ entries, preferencesUrl }, { title }) => ({
      subject: entries.length === 1 ? `Your day at ${title}` : `${entries.length} updates from ${title}`,
      heading: 'Your day',
      lead: `What happened for you at ${title} since the last email.`,
      blocks: [
        ...entriesOf({ entries }),
        { type: 'button', label: 'Change when we email you', url: preferencesUrl },
      ],
      note: 'You chose one email a day. What can’t wait still comes by itself.',
    }),
    ru: ({ entries, preferencesUrl }, { title }) => ({
      subject: `Ваш день в сообществе «${title}»`,
      heading: 'Ваш день',
      lead: `Что произошло для вас в сообществе «${title}» с прошлого письма.`,
      blocks: [
        ...entriesOf({ entries }),
        { type: 'button', label: 'Изменить время писем', url: preferencesUrl },
      ],
      note: 'Вы выбрали одно письмо в день. То, что не может ждать, приходит сразу.',
    }),
  },
  attachments: ({ files }): readonly Attachment[] => files,
  sample: (setting) => ({ ...digest.sample(setting), name: '' }),
};
