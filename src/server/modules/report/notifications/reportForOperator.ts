import type { NotificationDefinition } from '../../../notifications/kinds/definition';

const list = 'npm run admin -- reports';
const administrator = 'npm run admin -- grant EMAIL --administrator';

/** To the operator: a report waits, and nobody in the product may decide it. */
export const reportForOperator: NotificationDefinition<{ url: string; domain: string }, 'operating'> = {
  kind: 'reportForOperator',
  category: 'operating',
  thing: 'queue',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ url, domain }, { title }) => ({
      subject: `A report at ${title} is waiting, and nobody can decide it`,
      heading: 'A report that nobody can decide',
      lead: `A member of ${title} has reported something that concerns everybody who manages it, and this installation has no other administrator. On the server, this shows what was reported:`,
      blocks: [
        { type: 'paragraph', text: `${list} --community ${domain}` },
        { type: 'paragraph', text: 'Then make somebody who isn’t involved an administrator:' },
        { type: 'paragraph', text: administrator },
        { type: 'paragraph', text: 'They decide it here:' },
        { type: 'button', label: 'Open reports', url },
      ],
      note: 'You get this email because it’s the OPERATOR_EMAIL of this installation. If more come in, we won’t email you about them for another hour.',
    }),
    ru: ({ url, domain }, { title }) => ({
      subject: `Жалобу в сообществе «${title}» некому рассмотреть`,
      heading: 'Жалобу некому рассмотреть',
      lead: `Участник сообщества «${title}» пожаловался на то, что касается всех, кто им управляет, а других администраторов в этой установке нет. На сервере жалобу покажет команда:`,
      blocks: [
        { type: 'paragraph', text: `${list} --community ${domain}` },
        { type: 'paragraph', text: 'Затем сделайте администратором того, кого жалоба не касается:' },
        { type: 'paragraph', text: administrator },
        { type: 'paragraph', text: 'Решение принимают здесь:' },
        { type: 'button', label: 'Открыть жалобы', url },
      ],
      note: 'Вы получили это письмо, потому что ваш адрес указан в OPERATOR_EMAIL этой установки. Сколько бы жалоб ни пришло, в ближайший час мы больше не напишем о них.',
    }),
  },
  sample: ({ siteUrl, config }) => ({ url: `${siteUrl}/admin/reports`, domain: config.domain }),
};
