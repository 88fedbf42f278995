import { oneTimeCode } from '../../../../lib/rules/auth/code';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { CodeData } from '../../../notifications/kinds/data';

/** A code that confirms the deletion of an account without a password. */
export const deletion: NotificationDefinition<CodeData, 'security'> = {
  kind: 'deletion',
  category: 'security',
  thing: 'account',
  expiresIn: oneTimeCode.expiresIn,
  content: {
    en: ({ code }, { title }) => ({
      subject: `${code} is your code to delete your account at ${title}`,
      heading: 'Delete your account?',
      lead: 'If you want to delete your account, enter this code in your settings. Everything we store about you will be deleted, and nobody can restore it.',
      blocks: [{ type: 'code', code }],
      note: 'The code works once and is valid for 10 minutes. If you didn’t request it, nothing will be deleted, but someone may be signed in as you: check the sessions in your settings.',
    }),
    ru: ({ code }, { title }) => ({
      subject: `${code} — код для удаления аккаунта в сообществе «${title}»`,
      heading: 'Удалить аккаунт?',
      lead: 'Если вы хотите удалить аккаунт, введите этот код в настройках. Вместе с ним исчезнет всё, что мы о вас храним, и восстановить это не сможет никто.',
      blocks: [{ type: 'code', code }],
      note: 'Код сработает один раз и действует 10 минут. Если вы его не запрашивали, ничего не удалится, но проверьте список сеансов в настройках: возможно, кто-то вошёл под вашим именем.',
    }),
  },
  sample: () => ({ code: '481093' }),
};
