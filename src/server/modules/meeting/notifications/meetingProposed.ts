import { pickMeetingTime } from '../../../../generated/api/contract/meeting';
import { byCall, type NotificationAction } from '../../../notifications/actions/action';
import type { Block, NotificationDefinition } from '../../../notifications/kinds/definition';
import { fact } from '../../../notifications/kinds/fact';

interface Proposed {
  name: string;
  /** Each time in the reader's zone, and in the other's where clocks differ. */
  times: readonly string[];
  /** The same times, ISO, and the reader's zone. Absent in notifications of an older version. */
  slots?: readonly string[];
  timeZone?: string;
  where: string;
  /** The other's words. Absent in notifications of an older version, '' without any. */
  message?: string;
  /** Whether a time was agreed before. It stays valid until another is picked. */
  again: boolean;
  url: string;
}

const wordsOf = (message = ''): Block[] => (message ? [{ type: 'quote', text: message }] : []);

const pick: NotificationAction<Proposed> = {
  name: 'pick',
  ...byCall(pickMeetingTime, ({ cause: [id = '', version], choice, data: { timeZone = '' } }) => ({
    params: { id },
    body: { startsAt: choice, version: Number(version), timeZone: timeZone || 'UTC' },
  })),
  choices: ({ slots = [], times }) => slots.map((choice, at) => ({ choice, label: times[at] ?? '' })),
  texts: {
    en: {
      button: (_, time) => time,
      ask: ({ name }, time) => ({
        title: `Meet ${name} at this time?`,
        lead: `${time}. It goes into both your calendars, and you both get an email.`,
      }),
      done: ({ name }, time) => ({ title: 'It’s agreed', lead: `You meet ${name} on ${time}.` }),
    },
    ru: {
      button: (_, time) => time,
      ask: (_, time) => ({
        title: 'Встретиться в это время?',
        lead: `${time}. Встреча появится в календарях у вас обоих, и обоим придёт письмо.`,
      }),
      done: ({ name }, time) => ({
        title: 'Договорились',
        lead: `${name} ждёт вас. Время встречи — ${time}.`,
      }),
    },
  },
};

/** To the member who gets suggested times. */
export const meetingProposed: NotificationDefinition<Proposed, 'meetings'> = {
  kind: 'meetingProposed',
  category: 'meetings',
  thing: 'proposal',
  label: { en: 'Someone suggests times to meet', ru: 'Вам предлагают время для встречи' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  actions: [pick],
  content: {
    en: ({ name, times, where, message, again, url }) => ({
      subject: again ? `${name} would like another time` : `When would you like to meet ${name}?`,
      heading: again ? `${name} would like another time` : `${name} would like to meet`,
      lead: again
        ? `${name} suggests other times. The time you agreed on stands until you pick one.`
        : `${name} suggests these times. Pick the one that suits you, or suggest others.`,
      blocks: [
        ...wordsOf(message),
        { type: 'quote', text: times.join('\n') },
        ...fact('Where', where),
        { type: 'button', label: 'Pick a time', url },
      ],
      note: 'Once you pick a time, it goes into both your calendars.',
    }),
    ru: ({ name, times, where, message, again, url }) => ({
      subject: again ? `${name} просит перенести встречу` : `${name} предлагает встретиться`,
      heading: again ? `${name} просит перенести встречу` : `${name} предлагает встретиться`,
      lead: again
        ? 'Пока вы не выбрали новое время, встреча остаётся на прежнем.'
        : 'Выберите удобное время или предложите своё.',
      blocks: [
        ...wordsOf(message),
        { type: 'quote', text: times.join('\n') },
        ...fact('Где', where),
        { type: 'button', label: 'Выбрать время', url },
      ],
      note: 'Как только вы выберете время, встреча появится в календарях у вас обоих.',
    }),
  },
  sample: ({ siteUrl, lang }) => ({
    name: { en: 'Anna Petrova', ru: 'Анна Петрова' }[lang],
    times: {
      en: ['Tue 24 November, 18:30–19:00 (GMT+1)', 'Wed 25 November, 09:00–09:30 (GMT+1)'],
      ru: ['вт, 24 ноября, 18:30–19:00 (GMT+1)', 'ср, 25 ноября, 09:00–09:30 (GMT+1)'],
    }[lang],
    slots: ['2026-11-24T17:30:00.000Z', '2026-11-25T08:00:00.000Z'],
    timeZone: 'Europe/Belgrade',
    where: { en: 'Café Central', ru: 'Кафе «Центральное»' }[lang],
    message: {
      en: 'I’d love to hear how you found your first customers.',
      ru: 'Хочу расспросить, как вы нашли первых клиентов.',
    }[lang],
    again: false,
    url: `${siteUrl}/contacts`,
  }),
};
