import { confirmationLink } from '../../../../lib/rules/auth/code';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { LinkData } from '../../../notifications/kinds/data';

/** Confirms the address of a new account. */
export const confirm: NotificationDefinition<LinkData, 'security'> = {
  kind: 'confirm',
  category: 'security',
  thing: 'account',
  expiresIn: confirmationLink.expiresIn,
  content: {
    en: ({ url }, { title }) => ({
      subject: `Confirm your email for ${title}`,
      heading: 'Is this your email?',
      lead: `Someone, most likely you, used this email to sign up for ${title}. Confirm it, so that we can email you about people to meet.`,
      blocks: [{ type: 'button', label: 'Confirm email', url }],
      note: 'The link works once and is valid for 3 days. If it wasn’t you, ignore this email: nothing happens without your confirmation.',
    }),
    ru: ({ url }, { title }) => ({
      subject: `Подтвердите почту для сообщества «${title}»`,
      heading: 'Это ваша почта?',
      lead: `Кто-то (скорее всего, вы) указал эту почту при регистрации в сообществе «${title}». Подтвердите её, чтобы мы могли писать вам о новых знакомствах.`,
      blocks: [{ type: 'button', label: 'Подтвердить почту', url }],
      note: 'Ссылка сработает один раз и действует 3 дня. Если это были не вы, ничего не делайте: без подтверждения ничего не произойдёт.',
    }),
  },
  sample: ({ siteUrl }) => ({ url: `${siteUrl}/confirmed?code=3f9d1c` }),
};
