import { declineIntro, relate } from '../../../../generated/api/contract/introduction';
import { byCall, type NotificationAction } from '../../../notifications/actions/action';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import { others } from '../../../notifications/kinds/others';

/** The sender of an introduction, as members may see them. */
interface Sender {
  firstName: string;
  name: string;
  /** Position and company; '' for none. */
  about: string;
  /** '' if it is hidden. */
  city: string;
  /** '' for none. */
  photoUrl: string;
  /** Their page. */
  url: string;
  /** Why the two should meet, in the reader's language. */
  reasons: readonly string[];
}

interface Introduced {
  from: { readonly [Key in keyof Sender]: Sender[Key] };
  /** Their message, or ''. */
  message: string;
  /** The page on which to answer. */
  url: string;
}

const accept: NotificationAction<Introduced> = {
  name: 'accept',
  ...byCall(relate, ({ cause: [subjectId = ''] }) => ({
    body: { subjectId, relationType: 'LIKE' as const, answers: true },
  })),
  texts: {
    en: {
      button: () => 'Accept',
      ask: ({ from: { name } }) => ({
        title: `Accept ${name}’s request?`,
        lead: `You and ${name} will be connected and can write to each other.`,
      }),
      done: ({ from: { name } }) => ({
        title: 'You’re connected',
        lead: `You and ${name} can now write to each other.`,
      }),
    },
    ru: {
      button: () => 'Познакомиться',
      ask: ({ from: { name } }) => ({
        title: 'Познакомиться?',
        lead: `${name} хочет с вами познакомиться. Если вы согласитесь, вы сможете написать друг другу.`,
      }),
      done: ({ from: { name } }) => ({
        title: 'Теперь вы знакомы',
        lead: `Вы и ${name} можете написать друг другу.`,
      }),
    },
  },
};

const decline: NotificationAction<Introduced> = {
  name: 'decline',
  ...byCall(declineIntro, ({ cause: [subjectId = ''] }) => ({ body: { subjectId } })),
  texts: {
    en: {
      button: () => 'Decline',
      ask: ({ from: { name } }) => ({
        title: `Decline ${name}’s request?`,
        lead: 'It no longer waits for your answer. No email is sent about it.',
      }),
      done: ({ from: { name } }) => ({
        title: 'You’ve declined',
        lead: `${name}’s request no longer waits for you. You can still accept it later.`,
      }),
    },
    ru: {
      button: () => 'Отклонить',
      ask: ({ from: { name } }) => ({
        title: 'Отклонить знакомство?',
        lead: `${name} больше не будет ждать вашего ответа. Письма об этом не будет.`,
      }),
      done: () => ({
        title: 'Знакомство отклонено',
        lead: 'Оно больше не ждёт ответа. Согласиться можно и позже.',
      }),
    },
  },
};

/** To a person whom another member would like to meet (MAT-07). */
export const introduced: NotificationDefinition<Introduced, 'matching'> = {
  kind: 'introduced',
  category: 'matching',
  thing: 'introduction',
  step: 1,
  label: { en: 'Someone would like to meet you', ru: 'С вами хотят познакомиться' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  actions: [accept, decline],
  several: {
    en: (_, { first, others: count }) => `${first} and ${others.en(count)} would like to meet you`,
    ru: (_, { first, others: count }) => `${first} и ещё ${others.ru(count)} хотят с вами познакомиться`,
  },
  content: {
    en: ({ from: { firstName, ...from }, message, url }, { title }) => ({
      subject: `${from.name} would like to meet you`,
      heading: `${from.name} would like to meet you`,
      lead: `You’re both members of ${title}.`,
      blocks: [
        { type: 'person', ...from },
        ...quoted(message),
        { type: 'button', label: `Answer ${firstName}`, url },
      ],
      note: 'If you accept, you can write to each other. If you’d rather not, decline: no email is sent about it.',
    }),
    ru: ({ from: { firstName: _, ...from }, message, url }, { title }) => ({
      subject: `${from.name} хочет с вами познакомиться`,
      heading: `${from.name} хочет с вами познакомиться`,
      lead: `Вы оба участвуете в сообществе «${title}».`,
      blocks: [
        { type: 'person', ...from },
        ...quoted(message),
        { type: 'button', label: 'Посмотреть и ответить', url },
      ],
      note: 'Если вы согласитесь, вы сможете написать друг другу. Если нет — просто отклоните: письма об этом не будет.',
    }),
  },
  sample: ({ siteUrl, lang }) => ({
    from: { ...samples[lang], photoUrl: '', url: `${siteUrl}/u/somebody` },
    message: {
      en: 'I read that you’re opening a workshop.\nI’d be glad to help with the lease.',
      ru: 'Прочитала, что вы открываете мастерскую.\nС радостью помогу с договором аренды.',
    }[lang],
    url: `${siteUrl}/my_communities`,
  }),
};

const samples = {
  en: {
    firstName: 'Anna',
    name: 'Anna Petrova',
    about: 'Lawyer, Clear Terms',
    city: 'Belgrade',
    reasons: ['You’re looking for “a lawyer for contracts”; Anna offers “contract law”.'],
  },
  ru: {
    firstName: 'Анна',
    name: 'Анна Петрова',
    about: 'Юрист, «Ясные условия»',
    city: 'Белград',
    reasons: ['В вашем запросе есть слова «юриста для договоров», а Анна пишет о себе «договорное право».'],
  },
};

const quoted = (text: string) => (text ? [{ type: 'quote', text } as const] : []);
