import { mailedLink } from '../../../../lib/rules/auth/code';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { LinkData } from '../../../notifications/kinds/data';

/** A link to choose a new password by. */
export const recovery: NotificationDefinition<LinkData, 'security'> = {
  kind: 'recovery',
  category: 'security',
  thing: 'account',
  expiresIn: mailedLink.expiresIn,
  content: {
    en: ({ url }, { title }) => ({
      subject: `Reset your password for ${title}`,
      heading: 'Forgot your password?',
      lead: `It happens. Choose a new one for ${title}. You’ll be signed out on all other devices.`,
      blocks: [{ type: 'button', label: 'Choose a new password', url }],
      note: 'The link works once and is valid for 30 minutes. If you didn’t request it, your password stays the same.',
    }),
    ru: ({ url }, { title }) => ({
      subject: `Новый пароль для сообщества «${title}»`,
      heading: 'Забыли пароль?',
      lead: 'Бывает. Придумайте новый. На остальных устройствах вы выйдете из аккаунта.',
      blocks: [{ type: 'button', label: 'Придумать новый пароль', url }],
      note: 'Ссылка сработает один раз и действует 30 минут. Если вы её не запрашивали, пароль останется прежним.',
    }),
  },
  sample: ({ siteUrl }) => ({ url: `${siteUrl}/confirm-recovery?code=3f9d1c` }),
};
