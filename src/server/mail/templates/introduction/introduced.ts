import type { EmailDefinition } from '../email';

interface Introduced {
  firstName: string;
  name: string;
  /** Position and company; '' for none. */
  about: string;
  /** What they wrote; '' for nothing. */
  message: string;
  url: string;
}

/** To somebody whom another member would like to meet (MAT-07). */
export const introduced: EmailDefinition<Introduced, 'matching'> = {
  category: 'matching',
  worth: 3 * 86_400,
  content: {
    en: ({ firstName, name, about, message, url }, { title }) => ({
      subject: `${name} would like to meet you`,
      heading: `${name} would like to meet you`,
      lead: about
        ? `${name} (${about}) is a member of ${title}, too.`
        : `${name} is a member of ${title}, too.`,
      blocks: [...quoted(message), { type: 'button', label: `Answer ${firstName}`, url }],
      note: 'If you accept, you can write to each other. If you’d rather not, decline: no email is sent about it.',
    }),
    ru: ({ firstName, name, about, message, url }, { title }) => ({
      subject: `С вами хотят познакомиться: ${name}`,
      heading: `${name} — новое знакомство`,
      lead: about
        ? `С вами хочет познакомиться участник «${title}»: ${name} (${about}).`
        : `С вами хочет познакомиться участник «${title}»: ${name}.`,
      blocks: [...quoted(message), { type: 'button', label: `Ответить: ${firstName}`, url }],
      note: 'Если вы согласитесь, вы сможете написать друг другу. Если нет — просто отклоните: письмо об этом не отправляется.',
    }),
  },
  sample: ({ siteUrl, lang }) => ({
    ...{
      en: {
        firstName: 'Anna',
        name: 'Anna Petrova',
        about: 'Lawyer, Clear Terms',
        message: 'I read that you’re opening a workshop.\nI’d be glad to help with the lease.',
      },
      ru: {
        firstName: 'Анна',
        name: 'Анна Петрова',
        about: 'Юрист, «Ясные условия»',
        message: 'Прочитала, что вы открываете мастерскую.\nС радостью помогу с договором аренды.',
      },
    }[lang],
    url: `${siteUrl}/my_communities`,
  }),
};

const quoted = (text: string) => (text ? [{ type: 'quote', text } as const] : []);
