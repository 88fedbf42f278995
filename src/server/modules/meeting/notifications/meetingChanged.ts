import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import { fact } from '../../../notifications/kinds/fact';
import { attached, lines, meetingSays, sampleMeeting, type MeetingData } from './meetingEmail';

/** To both, once another time is picked in place of the one before. */
export const meetingChanged: NotificationDefinition<MeetingData, 'meetings'> = {
  kind: 'meetingChanged',
  category: 'meetings',
  thing: 'meeting',
  label: { en: 'A meeting is moved', ru: 'Встреча перенесена' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ name, when, theirs, where, url }) => ({
      subject: `You’re now meeting ${name} on ${when}`,
      heading: `You’re meeting ${name} at another time`,
      lead: `The new time is ${when}`,
      blocks: [
        ...lines(theirs && `For ${name}, that’s ${theirs}`),
        ...fact('Where', where),
        { type: 'button', label: 'See the meeting', url },
      ],
      note: 'The attached file replaces the earlier time in your calendar.',
    }),
    ru: ({ name, when, theirs, where, url }) => ({
      subject: `Вы и ${name} теперь встречаетесь ${when}`,
      heading: `Вы и ${name} встретитесь в другое время`,
      lead: `Новое время — ${when}`,
      blocks: [
        ...lines(theirs && `У собеседника это ${theirs}`),
        ...fact('Где', where),
        { type: 'button', label: 'Открыть встречу', url },
      ],
      note: 'Вложенный файл заменит прежнее время в календаре.',
    }),
  },
  says: meetingSays,
  attachments: attached('REQUEST'),
  sample: sampleMeeting,
};
