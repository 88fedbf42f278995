import { mailedLink } from '../../../../lib/rules/auth/code';
import type { EmailDefinition } from '../email';
import type { LinkData } from '../data';

/** A link to choose a new password by. */
export const recovery: EmailDefinition<LinkData, 'security'> = {
  category: 'security',
  worth: mailedLink.expiresIn,
  content: {
    en: ({ url }, { title }) => ({
      subject: `A new password for ${title}`,
      heading: 'Forgot your password?',
      lead: `It happens. Choose a new one for ${title}; you will then be signed out everywhere else.`,
      blocks: [{ type: 'button', label: 'Choose a new password', url }],
      note: 'The link works once and for thirty minutes. If you did not ask for it, your password stays as it is.',
    }),
    ru: ({ url }, { title }) => ({
      subject: `Новый пароль для сообщества «${title}»`,
      heading: 'Забыли пароль?',
      lead: 'Бывает. Придумайте новый — на всех остальных устройствах вы при этом выйдете.',
      blocks: [{ type: 'button', label: 'Придумать новый пароль', url }],
      note: 'Ссылка сработает один раз и действует тридцать минут. Если вы её не запрашивали, пароль останется прежним.',
    }),
  },
  sample: ({ siteUrl }) => ({ url: `${siteUrl}/confirm-recovery?code=3f9d1c` }),
};
