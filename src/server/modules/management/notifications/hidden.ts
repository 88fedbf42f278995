import { consequence } from '../../../notifications/kinds/consequence';

/** The profile is off. */
export const hidden = consequence('hidden', {
  en: (title) => ({
    subject: `Your profile at ${title} is hidden`,
    heading: 'Your profile is hidden',
    lead: `The managers of ${title} have hidden your profile: other members don’t see it for now.`,
    wrote: 'They wrote to you:',
    note: 'You can still open and change your profile. The managers decide when it’s shown again.',
  }),
  ru: (title) => ({
    subject: `Ваш профиль в сообществе «${title}» скрыт`,
    heading: 'Ваш профиль скрыт',
    lead: `Менеджеры сообщества «${title}» скрыли ваш профиль: пока другие участники его не видят.`,
    wrote: 'Они написали вам:',
    note: 'Вам профиль по-прежнему доступен, его можно изменить. Когда показать его снова, решают менеджеры.',
  }),
});
