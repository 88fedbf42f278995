import { updateScore } from '../../../../generated/api/contract/meeting';
import { byCall, type NotificationAction } from '../../../notifications/actions/action';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';

interface Rating {
  name: string;
  /** Whether the two had agreed on a time. */
  met: boolean;
  /** Absent in notifications of an older version. */
  matchingId?: string;
  url: string;
}

const scores = ['1', '2', '3', '4', '5'];

/** A score, or that the two could not meet, which chooses ''. */
const rate: NotificationAction<Rating> = {
  name: 'rate',
  ...byCall(updateScore, ({ cause: [matchingResultId = ''], choice, data: { matchingId = '' } }) => ({
    body: {
      matchingId,
      matchingResultId,
      ...(choice ? { score: Number(choice) } : { couldNotMeet: true }),
    },
  })),
  choices: ({ matchingId }) =>
    matchingId ? [...scores, ''].map((choice) => ({ choice, label: choice })) : [],
  texts: {
    en: {
      button: (_, score) => score || 'We couldn’t meet',
      ask: ({ name }, score) => ({
        title: score ? `Rate your meeting with ${name}?` : `You couldn’t meet ${name}?`,
        lead: score
          ? `You give it ${score} of 5. ${name} never sees your rating.`
          : `We note that you couldn’t meet. ${name} never sees it.`,
      }),
      done: () => ({ title: 'Thank you', lead: 'Your next recommendations will fit better.' }),
    },
    ru: {
      button: (_, score) => score || 'Встретиться не получилось',
      ask: (_, score) => ({
        title: score ? 'Поставить оценку встрече?' : 'Встретиться не получилось?',
        lead: score
          ? `Ваша оценка — ${score} из 5. Её никто, кроме вас, не увидит.`
          : 'Мы отметим, что встретиться не получилось. Этого никто, кроме вас, не увидит.',
      }),
      done: () => ({ title: 'Спасибо', lead: 'Следующие рекомендации станут точнее.' }),
    },
  },
};

/** A week later, once: how it went (HOM-03). */
export const rateMeeting: NotificationDefinition<Rating, 'meetings'> = {
  kind: 'rateMeeting',
  category: 'meetings',
  thing: 'rating',
  label: { en: 'How a meeting went', ru: 'Как прошла встреча' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  actions: [rate],
  content: {
    en: ({ name, met, url }) => ({
      subject: met ? `How was your meeting with ${name}?` : `Did you get to meet ${name}?`,
      heading: met ? `How was your meeting with ${name}?` : `Did you get to meet ${name}?`,
      lead: 'Rate it from 1 to 5, or say that you couldn’t meet. It takes a moment, and the next recommendations fit better.',
      blocks: [{ type: 'button', label: 'Say how it went', url }],
      note: `${name} never sees your rating or your note.`,
    }),
    ru: ({ name, met, url }) => ({
      subject: met
        ? `Вы и ${name} встречались. Как всё прошло?`
        : `Вы и ${name} познакомились. Удалось ли встретиться?`,
      heading: met
        ? `Вы и ${name} встречались. Как всё прошло?`
        : `Вы и ${name} познакомились. Удалось ли встретиться?`,
      lead: 'Поставьте оценку от 1 до 5 или отметьте, что встретиться не получилось. Это займёт минуту, и рекомендации станут точнее.',
      blocks: [{ type: 'button', label: 'Рассказать, как всё прошло', url }],
      note: 'Вашу оценку и заметку никто, кроме вас, не увидит.',
    }),
  },
  sample: ({ siteUrl, lang }) => ({
    name: { en: 'Anna Petrova', ru: 'Анна Петрова' }[lang],
    met: true,
    matchingId: 'sample',
    url: `${siteUrl}/contacts`,
  }),
};
