import type { NoData } from '../../../notifications/kinds/data';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';

/** To the reporter: the report was reviewed and led to no action. */
export const reportDismissed: NotificationDefinition<NoData, 'membership'> = {
  kind: 'reportDismissed',
  category: 'membership',
  thing: 'report',
  reachesApart: true,
  label: { en: 'Your report was closed', ru: 'Ваша жалоба закрыта без мер' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: (_data, { title }) => ({
      subject: 'We’ve looked at your report',
      heading: 'We’ve looked at your report',
      lead: `The managers of ${title} have looked at what you reported. This time they found nothing to act on.`,
      note: 'If it goes on, report it again. Nobody will learn who reported it.',
    }),
    ru: (_data, { title }) => ({
      subject: 'Мы рассмотрели вашу жалобу',
      heading: 'Мы рассмотрели вашу жалобу',
      lead: `Менеджеры сообщества «${title}» рассмотрели вашу жалобу. На этот раз поводов вмешаться они не нашли.`,
      note: 'Если это продолжится, сообщите нам ещё раз. О том, кто пожаловался, никто не узнает.',
    }),
  },
  sample: () => ({}),
};
