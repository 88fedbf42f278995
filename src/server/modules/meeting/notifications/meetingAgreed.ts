import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import { fact } from '../../../notifications/kinds/fact';
import { attached, lines, meetingSays, sampleMeeting, type MeetingData } from './meetingEmail';

/** To both, once a time is picked. */
export const meetingAgreed: NotificationDefinition<MeetingData, 'meetings'> = {
  kind: 'meetingAgreed',
  category: 'meetings',
  thing: 'meeting',
  label: { en: 'A meeting is agreed', ru: 'Встреча назначена' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ name, when, theirs, where, url }) => ({
      subject: `You’re meeting ${name} on ${when}`,
      heading: `You’re meeting ${name}`,
      lead: when,
      blocks: [
        ...lines(theirs && `For ${name}, that’s ${theirs}`),
        ...fact('Where', where),
        { type: 'button', label: 'See the meeting', url },
      ],
      note: 'The attached file adds it to your calendar. You can move the meeting or call it off on your contacts page.',
    }),
    ru: ({ name, when, theirs, where, url }) => ({
      subject: `Вы и ${name} встречаетесь ${when}`,
      heading: `Вы и ${name} договорились о встрече`,
      lead: when,
      blocks: [
        ...lines(theirs && `У собеседника это ${theirs}`),
        ...fact('Где', where),
        { type: 'button', label: 'Открыть встречу', url },
      ],
      note: 'Вложенный файл добавит её в календарь. Перенести или отменить встречу можно на странице контактов.',
    }),
  },
  says: meetingSays,
  attachments: attached('REQUEST'),
  sample: sampleMeeting,
};
