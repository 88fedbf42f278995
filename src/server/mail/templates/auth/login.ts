import { oneTimeCode } from '../../../../lib/rules/auth/code';
import type { EmailDefinition } from '../email';
import type { CodeData } from '../data';

/** A code asked for beside the password, after too many wrong ones. */
export const login: EmailDefinition<CodeData, 'security'> = {
  category: 'security',
  worth: oneTimeCode.expiresIn,
  content: {
    en: ({ code }, { title }) => ({
      subject: `${code} is your code for ${title}`,
      heading: 'One more step to log in',
      lead: `Enter this code on the login page of ${title}, where the right password was just entered. We ask for it because wrong ones were tried too often before.`,
      blocks: [{ type: 'code', code }],
      note: 'The code works once and for ten minutes. We never ask for it by phone or in a chat. If it was not you, somebody knows your password: reset it on the login page.',
    }),
    ru: ({ code }, { title }) => ({
      subject: `${code} — код для входа в «${title}»`,
      heading: 'Остался один шаг',
      lead: `Введите этот код на странице входа в «${title}», где только что ввели верный пароль. Мы просим код, потому что до этого слишком часто вводили неверный.`,
      blocks: [{ type: 'code', code }],
      note: 'Код сработает один раз и действует десять минут. Мы никогда не спрашиваем его по телефону или в переписке. Если это были не вы, кто-то знает ваш пароль: смените его на странице входа.',
    }),
  },
  sample: () => ({ code: '481093' }),
};
