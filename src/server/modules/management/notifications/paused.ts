import { consequence } from '../../../notifications/kinds/consequence';

/** Networking is off. */
export const paused = consequence('paused', {
  en: (title) => ({
    subject: `Introductions at ${title} are paused for you`,
    heading: 'Introductions are paused for you',
    lead: `The managers of ${title} have paused introductions for you. For now we don’t recommend anyone to you, or you to anyone.`,
    wrote: 'They wrote to you:',
    note: 'Everything else stays as it is. The managers decide when introductions go on.',
  }),
  ru: (title) => ({
    subject: `Знакомства в сообществе «${title}» для вас приостановлены`,
    heading: 'Знакомства приостановлены',
    lead: `Менеджеры сообщества «${title}» приостановили для вас знакомства: мы никого не рекомендуем вам, а вас — другим.`,
    wrote: 'Они написали вам:',
    note: 'Всё остальное без изменений. Когда возобновить знакомства, решают менеджеры.',
  }),
});
