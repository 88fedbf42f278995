import type { NotificationDefinition } from '../../../notifications/kinds/definition';

/** To people who may decide about a report: one waits. The page of the decision says about whom, by whom and why. */
export const reportWaiting: NotificationDefinition<{ url: string }, 'managing'> = {
  kind: 'reportWaiting',
  category: 'managing',
  thing: 'queue',
  label: { en: 'New reports to look into', ru: 'Новые жалобы на рассмотрение' },
  listed: 'managers',
  expiresIn: 86_400,
  content: {
    en: ({ url }, { title }) => ({
      subject: `A report is waiting at ${title}`,
      heading: 'A report is waiting',
      lead: `A member of ${title} has reported that something isn’t right. Please look at it and decide.`,
      blocks: [{ type: 'button', label: 'Open reports', url }],
      note: 'If more come in, we won’t email you about them for another hour.',
    }),
    ru: ({ url }, { title }) => ({
      subject: `Новая жалоба в сообществе «${title}»`,
      heading: 'Новая жалоба ждёт решения',
      lead: `Участник сообщества «${title}» сообщил, что что-то не так. Посмотрите и примите решение.`,
      blocks: [{ type: 'button', label: 'Открыть жалобы', url }],
      note: 'Сколько бы жалоб ни пришло, в ближайший час мы больше не напишем о них.',
    }),
  },
  sample: ({ siteUrl }) => ({ url: `${siteUrl}/admin/reports` }),
};
