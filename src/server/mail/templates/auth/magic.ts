import { mailedLink } from '../../../../lib/rules/auth/code';
import type { EmailDefinition } from '../email';
import type { LinkData } from '../data';

/** A link to sign in by. */
export const magic: EmailDefinition<LinkData, 'security'> = {
  category: 'security',
  worth: mailedLink.expiresIn,
  content: {
    en: ({ url }, { title }) => ({
      subject: `Your link to ${title}`,
      heading: 'Come in',
      lead: `Open the link and press the button on the page: you are signed in to ${title}, no password needed.`,
      blocks: [{ type: 'button', label: 'Sign in', url }],
      note: 'The link works once and for thirty minutes. If you did not ask for it, nothing needs to be done.',
    }),
    ru: ({ url }, { title }) => ({
      subject: `Ссылка для входа в «${title}»`,
      heading: 'Входите',
      lead: `Откройте ссылку и нажмите кнопку на странице — вы войдёте в «${title}» без пароля.`,
      blocks: [{ type: 'button', label: 'Войти', url }],
      note: 'Ссылка сработает один раз и действует тридцать минут. Если вы её не запрашивали, делать ничего не нужно.',
    }),
  },
  sample: ({ siteUrl }) => ({ url: `${siteUrl}/auth-magic?url_auth_token=3f9d1c` }),
};
