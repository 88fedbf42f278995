import { oneTimeCode } from '../../../../lib/rules/auth/code';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { CodeData } from '../../../notifications/kinds/data';

/** A code in addition to the password, after too many wrong ones. */
export const login: NotificationDefinition<CodeData, 'security'> = {
  kind: 'login',
  category: 'security',
  thing: 'account',
  expiresIn: oneTimeCode.expiresIn,
  content: {
    en: ({ code }, { title }) => ({
      subject: `${code} is your sign-in code for ${title}`,
      heading: 'One more step to sign in',
      lead: `Enter this code on the sign-in page of ${title}, where the correct password was just entered. We ask for it because there were too many attempts with a wrong one.`,
      blocks: [{ type: 'code', code }],
      note: 'The code works once and is valid for 10 minutes. We’ll never ask for it by phone or in a chat. If it wasn’t you, someone knows your password: reset it on the sign-in page.',
    }),
    ru: ({ code }, { title }) => ({
      subject: `${code} — код для входа в «${title}»`,
      heading: 'Остался один шаг',
      lead: `Введите этот код на странице входа в «${title}», где только что ввели верный пароль. Мы просим код, потому что перед этим было слишком много попыток с неверным паролем.`,
      blocks: [{ type: 'code', code }],
      note: 'Код сработает один раз и действует 10 минут. Мы никогда не спрашиваем его по телефону или в чате. Если это были не вы, кто-то знает ваш пароль: сбросьте его на странице входа.',
    }),
  },
  sample: () => ({ code: '481093' }),
};
