import { oneTimeCode } from '../../../../lib/rules/auth/code';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { CodeData } from '../../../notifications/kinds/data';

/** A code to set the first password of an account. */
export const passwordSet: NotificationDefinition<CodeData, 'security'> = {
  kind: 'passwordSet',
  category: 'security',
  thing: 'account',
  expiresIn: oneTimeCode.expiresIn,
  content: {
    en: ({ code }, { title }) => ({
      subject: `${code} is your code to set a password at ${title}`,
      heading: 'Set a password?',
      lead: 'If you want to sign in with a password too, enter this code in your settings.',
      blocks: [{ type: 'code', code }],
      note: 'The code works once and is valid for 10 minutes. Never share it: with it, someone can sign in as you. If you didn’t request it, nothing changes, but someone may be signed in as you: check the sessions in your settings.',
    }),
    ru: ({ code }, { title }) => ({
      subject: `${code} — код, чтобы задать пароль в сообществе «${title}»`,
      heading: 'Задать пароль?',
      lead: 'Если вы хотите входить и по паролю, введите этот код в настройках.',
      blocks: [{ type: 'code', code }],
      note: 'Код сработает один раз и действует 10 минут. Никому его не сообщайте: с ним можно войти под вашим именем. Если вы его не запрашивали, ничего не изменится, но проверьте список сеансов в настройках: возможно, кто-то вошёл под вашим именем.',
    }),
  },
  sample: () => ({ code: '649038' }),
};
