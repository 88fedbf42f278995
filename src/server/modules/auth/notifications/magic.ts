import { mailedLink } from '../../../../lib/rules/auth/code';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { LinkData } from '../../../notifications/kinds/data';

/** A link to sign in by. */
export const magic: NotificationDefinition<LinkData, 'security'> = {
  kind: 'magic',
  category: 'security',
  thing: 'account',
  expiresIn: mailedLink.expiresIn,
  content: {
    en: ({ url }, { title }) => ({
      subject: `Your sign-in link for ${title}`,
      heading: 'Your sign-in link',
      lead: `Open the link and press the button on the page to sign in to ${title}. No password needed.`,
      blocks: [{ type: 'button', label: 'Sign in', url }],
      note: 'The link works once and is valid for 30 minutes. If you didn’t request it, you can ignore this email.',
    }),
    ru: ({ url }, { title }) => ({
      subject: `Ссылка для входа в «${title}»`,
      heading: 'Ссылка для входа',
      lead: `Откройте ссылку и нажмите кнопку на странице — вы войдёте в «${title}» без пароля.`,
      blocks: [{ type: 'button', label: 'Войти', url }],
      note: 'Ссылка сработает один раз и действует 30 минут. Если вы её не запрашивали, ничего делать не нужно.',
    }),
  },
  sample: ({ siteUrl }) => ({ url: `${siteUrl}/auth-magic?url_auth_token=3f9d1c` }),
};
