import type { CommunityConfig } from '../../src/config/types';
import { langs, type Lang } from '../../src/lib/lang';
import { calendarFile } from '../../src/server/calendar/calendarFile';

interface WrittenCalendar {
  lang: Lang;
  /** The file. */
  text: string;
}

const words: Record<Lang, { title: string; description: string; place: string }> = {
  en: {
    title: 'An evening of short talks',
    description: 'Come as you are. Tea is on us.',
    place: '12 Harbour Street, second floor',
  },
  ru: {
    title: 'Вечер коротких докладов',
    description: 'Приходите как есть. Чай с нас.',
    place: 'Набережная, 12, второй этаж',
  },
};

/** A calendar file with one entry in each language, as the server writes it; its picture comes from where the stories are. */
export const calendarsOf = (config: CommunityConfig): WrittenCalendar[] =>
  langs.map((lang) => {
    const siteUrl = `https://${config.domain}`;
    const entry = {
      ...words[lang],
      id: 'event-7',
      start: new Date('2027-05-20T16:00:00Z'),
      end: new Date('2027-05-20T18:30:00Z'),
      path: '/event/7',
      changedAt: new Date('2027-05-01T09:00:00Z'),
    };
    return { lang, text: calendarFile({ config, lang, siteUrl }, [entry]) };
  });
