import type { NotificationDefinition } from '../../../notifications/kinds/definition';

/** To administrators, members of the community or not: a report waits that its managers do not decide, or not alone. */
export const reportForAdministrators: NotificationDefinition<{ url: string }, 'operating'> = {
  kind: 'reportForAdministrators',
  category: 'operating',
  thing: 'queue',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ url }, { title }) => ({
      subject: `A report at ${title} is waiting for an administrator`,
      heading: 'A report is waiting for you',
      lead: `A member of ${title} has reported something that its managers can’t decide by themselves, because it’s about one of them or there’s nobody else. Please look at it and decide.`,
      blocks: [{ type: 'button', label: 'Open reports', url }],
      note: 'You get this email because you’re an administrator. If more come in, we won’t email you about them for another hour.',
    }),
    ru: ({ url }, { title }) => ({
      subject: `Жалоба в сообществе «${title}» ждёт администратора`,
      heading: 'Жалоба ждёт вашего решения',
      lead: `Участник сообщества «${title}» пожаловался на то, что менеджеры не могут решить сами: речь об одном из них или решать больше некому. Посмотрите и примите решение.`,
      blocks: [{ type: 'button', label: 'Открыть жалобы', url }],
      note: 'Вы получили это письмо, потому что вы администратор. Сколько бы жалоб ни пришло, в ближайший час мы больше не напишем о них.',
    }),
  },
  sample: ({ siteUrl }) => ({ url: `${siteUrl}/admin/reports` }),
};
