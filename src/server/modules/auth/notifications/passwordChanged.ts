import type { NotificationDefinition } from '../../../notifications/kinds/definition';

interface ChangedPassword {
  /** There was none before. */
  first?: boolean;
}

/** A signed-in user changed the password. */
export const passwordChanged: NotificationDefinition<ChangedPassword, 'security'> = {
  kind: 'passwordChanged',
  category: 'security',
  thing: 'account',
  expiresIn: 3 * 86_400,
  content: {
    en: ({ first }, { title }) => ({
      subject: first
        ? `Your account at ${title} now has a password`
        : `Your password at ${title} was changed`,
      heading: first ? 'You now have a password' : 'Your password was changed',
      lead: `${first ? 'From now on you can sign in with it too.' : 'From now on you sign in with the new one.'} All other devices were signed out.`,
      note: 'If it was you, there’s nothing to do. If it wasn’t, reset your password on the sign-in page right away: that signs everyone else out.',
    }),
    ru: ({ first }, { title }) => ({
      subject: first
        ? `У вашего аккаунта в сообществе «${title}» теперь есть пароль`
        : `Пароль в сообществе «${title}» изменён`,
      heading: first ? 'Теперь у вас есть пароль' : 'Пароль изменён',
      lead: `${first ? 'Теперь можно входить и по паролю.' : 'Теперь входить нужно с новым паролем.'} На остальных устройствах вы вышли из аккаунта.`,
      note: 'Если это были вы, ничего делать не нужно. Если не вы, сразу сбросьте пароль на странице входа: все остальные выйдут из аккаунта.',
    }),
  },
  sample: () => ({}),
};
