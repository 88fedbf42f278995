import type { NotificationDefinition } from '../../../notifications/kinds/definition';

interface ChangedEmail {
  /** The new address, shortened. */
  email: string;
}

/** To the address that an account had. */
export const emailChanged: NotificationDefinition<ChangedEmail, 'security'> = {
  kind: 'emailChanged',
  category: 'security',
  thing: 'account',
  expiresIn: 3 * 86_400,
  erasesRecipient: true,
  content: {
    en: ({ email }, { title }) => ({
      subject: `Your email at ${title} was changed`,
      heading: 'Your email was changed',
      lead: `Your account at ${title} now has the email ${email}. We’ll write to that one from now on, and you sign in with it. All other devices were signed out.`,
      note: `This is our last email to this address. If it wasn’t you, someone knows your password or reads your email: change the password of this mailbox, and tell the managers of ${title}.`,
    }),
    ru: ({ email }, { title }) => ({
      subject: `Почта вашего аккаунта в сообществе «${title}» изменена`,
      heading: 'Почта изменена',
      lead: `Теперь в вашем аккаунте в сообществе «${title}» указана почта ${email}. Письма будут приходить на неё, и входить нужно с ней. На остальных устройствах вы вышли из аккаунта.`,
      note: `Это наше последнее письмо на этот адрес. Если это были не вы, кто-то знает ваш пароль или читает вашу почту: смените пароль от этого почтового ящика и сообщите менеджерам сообщества «${title}».`,
    }),
  },
  sample: () => ({ email: 'v…@people.example' }),
};
