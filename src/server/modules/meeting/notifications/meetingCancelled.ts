import type { Block, NotificationDefinition } from '../../../notifications/kinds/definition';
import { fact } from '../../../notifications/kinds/fact';
import { attached, lines, meetingSays, sampleMeeting, type MeetingData } from './meetingEmail';

const another = (label: string, url: string): Block[] => (url ? [{ type: 'button', label, url }] : []);

/** To both, once an agreed meeting is called off: both have it in their calendars. */
export const meetingCancelled: NotificationDefinition<MeetingData, 'meetings'> = {
  kind: 'meetingCancelled',
  category: 'meetings',
  thing: 'meeting',
  reachesApart: true,
  label: { en: 'A meeting is called off', ru: 'Встреча отменена' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ name, when, theirs, where, url }) => ({
      subject: `Your meeting with ${name} on ${when} is called off`,
      heading: `Your meeting with ${name} is called off`,
      lead: `It was planned for ${when}`,
      blocks: [
        ...lines(theirs && `For ${name}, that’s ${theirs}`),
        ...fact('Where', where),
        ...another('Suggest another time', url),
      ],
      note: 'The attached file takes it out of your calendar.',
    }),
    ru: ({ name, when, theirs, where, url }) => ({
      subject: `Вы и ${name} не встретитесь ${when}`,
      heading: 'Ваша встреча отменена',
      lead: `Вы и ${name} собирались встретиться ${when}`,
      blocks: [
        ...lines(theirs && `У собеседника это ${theirs}`),
        ...fact('Где', where),
        ...another('Предложить другое время', url),
      ],
      note: 'Вложенный файл уберёт её из календаря.',
    }),
  },
  says: meetingSays,
  attachments: attached('CANCEL'),
  sample: sampleMeeting,
};
