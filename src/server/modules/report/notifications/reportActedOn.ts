import type { NoData } from '../../../notifications/kinds/data';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';

/** To the reporter: the report led to an action. It does not say which, or about whom. */
export const reportActedOn: NotificationDefinition<NoData, 'membership'> = {
  kind: 'reportActedOn',
  category: 'membership',
  thing: 'report',
  reachesApart: true,
  label: { en: 'Action taken on your report', ru: 'Приняты меры по вашей жалобе' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  content: {
    en: (_data, { title }) => ({
      subject: 'We’ve looked at your report and acted on it',
      heading: 'Thank you for telling us',
      lead: `The managers of ${title} have looked at what you reported, and have acted on it.`,
      note: 'What was done stays between the managers and the member. Nobody will learn who reported it.',
    }),
    ru: (_data, { title }) => ({
      subject: 'Мы рассмотрели вашу жалобу и приняли меры',
      heading: 'Спасибо, что сообщили',
      lead: `Менеджеры сообщества «${title}» рассмотрели вашу жалобу и приняли меры.`,
      note: 'Какие именно — останется между менеджерами и участником. О том, кто пожаловался, никто не узнает.',
    }),
  },
  sample: () => ({}),
};
