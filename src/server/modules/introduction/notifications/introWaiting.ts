import type { NotificationDefinition } from '../../../notifications/kinds/definition';

/** To managers: an introduction waits for review. Its page says from whom and to whom. */
export const introWaiting: NotificationDefinition<{ url: string }, 'managing'> = {
  kind: 'introWaiting',
  category: 'managing',
  thing: 'queue',
  label: { en: 'New introductions to check', ru: 'Новые знакомства на проверке' },
  listed: 'managers',
  expiresIn: 86_400,
  content: {
    en: ({ url }, { title }) => ({
      subject: `An introduction is waiting at ${title}`,
      heading: 'An introduction is waiting for you',
      lead: `It’s for a member of ${title} who hides all their contacts. Please read it and decide whether to pass it on.`,
      blocks: [{ type: 'button', label: 'Open introductions to check', url }],
      note: 'If more come in, we won’t email you about them for another hour.',
    }),
    ru: ({ url }, { title }) => ({
      subject: `Знакомство ждёт проверки в сообществе «${title}»`,
      heading: 'Знакомство ждёт вашей проверки',
      lead: `Оно адресовано участнику сообщества «${title}», который скрыл все контакты. Прочитайте и решите, передать ли его.`,
      blocks: [{ type: 'button', label: 'Открыть знакомства на проверке', url }],
      note: 'Сколько бы знакомств ни пришло, в ближайший час мы больше не напишем о них.',
    }),
  },
  sample: ({ siteUrl }) => ({ url: `${siteUrl}/admin/introductions` }),
};
