import { confirmationLink } from '../../../../lib/rules/auth/code';
import type { EmailDefinition } from '../email';
import type { LinkData } from '../data';

/** Confirms the address of a new account. */
export const confirm: EmailDefinition<LinkData, 'security'> = {
  category: 'security',
  worth: confirmationLink.expiresIn,
  content: {
    en: ({ url }, { title }) => ({
      subject: `Confirm your e-mail for ${title}`,
      heading: 'Is this your address?',
      lead: `Someone, most likely you, signed up for ${title} with this address. Confirm it so that emails about your contacts reach you.`,
      blocks: [{ type: 'button', label: 'Confirm e-mail', url }],
      note: 'The link works once and for three days. If it was not you, leave this email be: nothing happens without your confirmation.',
    }),
    ru: ({ url }, { title }) => ({
      subject: `Подтвердите почту для сообщества «${title}»`,
      heading: 'Это ваш адрес?',
      lead: `Кто-то (скорее всего, вы) зарегистрировался в сообществе «${title}» с этим адресом. Подтвердите его, чтобы письма о ваших контактах доходили до вас.`,
      blocks: [{ type: 'button', label: 'Подтвердить почту', url }],
      note: 'Ссылка сработает один раз и действует три дня. Если это были не вы, просто не отвечайте: без подтверждения ничего не произойдёт.',
    }),
  },
  sample: ({ siteUrl }) => ({ url: `${siteUrl}/confirmed?code=3f9d1c` }),
};
