import { eq } from 'drizzle-orm';
import type { Lang } from '../../../lib/lang';
import { formatTime } from '../../../lib/rules/meeting/formatTime';
import { openSlots, stateFor } from '../../../lib/rules/meeting/meetingStates';
import type { Database } from '../../db/database';
import { matchingResults, meetings } from '../../db/schema';
import type { HappenedSinceByKind } from '../../notifications/actions/happenedSince';
import type { meetingNotifications } from './notifications';
import { timesOf } from './present';

const texts: Record<
  Lang,
  Record<'gone' | 'cancelled' | 'own' | 'others' | 'past' | 'rated', string> & {
    agreed(time: string): string;
  }
> = {
  en: {
    gone: 'These times are no longer offered.',
    cancelled: 'This meeting was called off.',
    agreed: (time) => `You’ve agreed to meet on ${time}.`,
    own: 'You’ve suggested other times since.',
    others: 'Other times were suggested since. You find them among your contacts.',
    past: 'This time has passed.',
    rated: 'You’ve answered this already. You can change it among your contacts.',
  },
  ru: {
    gone: 'Это время больше не предлагается.',
    cancelled: 'Эта встреча отменена.',
    agreed: (time) => `Вы уже договорились. Время встречи — ${time}.`,
    own: 'Вы с тех пор предложили другое время.',
    others: 'С тех пор предложено другое время. Вы найдёте его в контактах.',
    past: 'Это время уже прошло.',
    rated: 'Вы уже ответили. Изменить ответ можно в контактах.',
  },
};

/** What became of times of which a member is about to pick one, and of a meeting that they are about to rate. */
export const meetingHappened = ({ orm }: Pick<Database, 'orm'>, now: () => Date): HappenedSinceByKind =>
  new Map([
    [
      'meetingProposed' satisfies keyof typeof meetingNotifications,
      async ({ cause: [id = '', version], choice, data, participantId, lang }) => {
        const said = texts[lang];
        const [meeting] = await orm.select().from(meetings).where(eq(meetings.id, id));
        if (!meeting) return said.gone;
        const times = timesOf(meeting);
        const state = stateFor(times, participantId, now());
        if (state === 'CANCELLED') return said.cancelled;
        const slots = openSlots(times, now());
        if (meeting.version === Number(version)) {
          return slots.some((slot) => Date.parse(slot) === Date.parse(choice)) ? undefined : said.past;
        }
        if (slots.length > 0) return meeting.proposedBy === participantId ? said.own : said.others;
        if (!times.startsAt) return said.gone;
        const { timeZone: zone = 'UTC' } = data as { timeZone?: string };
        return said.agreed(formatTime(times.startsAt, meeting.minutes, { lang, zone }));
      },
    ],
    [
      'rateMeeting' satisfies keyof typeof meetingNotifications,
      async ({ cause: [id = ''], lang }) => {
        const [rating] = await orm
          .select({ ratedAt: matchingResults.ratedAt })
          .from(matchingResults)
          .where(eq(matchingResults.id, id));
        return rating?.ratedAt ? texts[lang].rated : undefined;
      },
    ],
  ]);
