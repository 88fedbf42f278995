import { consequence } from '../../../notifications/kinds/consequence';

/** A warning, with nothing changed. */
export const warned = consequence('warned', {
  en: (title) => ({
    subject: `A warning from the managers of ${title}`,
    heading: 'A word from the managers',
    lead: `The managers of ${title} wrote to you:`,
    note: 'Nothing else has changed. If it happens again, the managers may hide your profile or end your membership.',
  }),
  ru: (title) => ({
    subject: `Предупреждение от менеджеров сообщества «${title}»`,
    heading: 'Менеджеры просят обратить внимание',
    lead: `Менеджеры сообщества «${title}» написали вам:`,
    note: 'Больше ничего не изменилось. Если это повторится, менеджеры могут скрыть ваш профиль или исключить вас из сообщества.',
  }),
});
