import { oneTimeCode } from '../../../../lib/rules/auth/code';
import type { EmailDefinition } from '../email';
import type { CodeData } from '../data';

/** A code that confirms the deletion of an account without a password. */
export const deletion: EmailDefinition<CodeData, 'security'> = {
  category: 'security',
  worth: oneTimeCode.expiresIn,
  content: {
    en: ({ code }, { title }) => ({
      subject: `${code} confirms the deletion of your account at ${title}`,
      heading: 'Delete your account?',
      lead: 'Enter this code on your profile page if you want to delete your account. Everything about you goes with it, and nobody can bring it back.',
      blocks: [{ type: 'code', code }],
      note: 'The code works once and for ten minutes. If you did not ask for it, nothing happens; but somebody may be signed in as you, so look through the sessions on your profile page.',
    }),
    ru: ({ code }, { title }) => ({
      subject: `${code} — код для удаления учётной записи в «${title}»`,
      heading: 'Удалить учётную запись?',
      lead: 'Если вы хотите удалить учётную запись, введите этот код на странице профиля. Вместе с ней исчезнет всё, что мы о вас храним, и вернуть это не сможет никто.',
      blocks: [{ type: 'code', code }],
      note: 'Код сработает один раз и действует десять минут. Если вы его не запрашивали, ничего не произойдёт, но проверьте список сеансов в профиле: возможно, кто-то вошёл под вашим именем.',
    }),
  },
  sample: () => ({ code: '481093' }),
};
