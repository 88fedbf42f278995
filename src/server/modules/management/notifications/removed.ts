import { consequence } from '../../../notifications/kinds/consequence';

/** They are out of the community. */
export const removed = consequence('removed', {
  en: (title) => ({
    subject: `You’re no longer a member of ${title}`,
    heading: `You’re no longer a member of ${title}`,
    lead: `The managers of ${title} have ended your membership.`,
    wrote: 'They wrote to you:',
    note: 'Members don’t see your profile any more. Your account and your other communities stay as they are; you can delete your account in your settings.',
  }),
  ru: (title) => ({
    subject: `Вы больше не состоите в сообществе «${title}»`,
    heading: `Вы больше не состоите в сообществе «${title}»`,
    lead: `Менеджеры сообщества «${title}» исключили вас из него.`,
    wrote: 'Они написали вам:',
    note: 'Участники больше не видят ваш профиль. Аккаунт и другие ваши сообщества остались как есть; удалить аккаунт можно в настройках.',
  }),
});
