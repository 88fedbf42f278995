import { oneTimeCode } from '../../../../lib/rules/auth/code';
import type { EmailDefinition } from '../email';
import type { CodeData } from '../data';

/** A code to sign in with. */
export const otp: EmailDefinition<CodeData, 'security'> = {
  category: 'security',
  worth: oneTimeCode.expiresIn,
  content: {
    en: ({ code }, { title }) => ({
      subject: `${code} is your code for ${title}`,
      heading: 'Your code',
      lead: `Enter it on the page of ${title} where you asked for it.`,
      blocks: [{ type: 'code', code }],
      note: 'The code works once and for ten minutes. We never ask for it by phone or in a chat. If you did not ask for it, nothing needs to be done.',
    }),
    ru: ({ code }, { title }) => ({
      subject: `${code} — код для входа в «${title}»`,
      heading: 'Ваш код',
      lead: `Введите его на странице сообщества «${title}», где вы его запросили.`,
      blocks: [{ type: 'code', code }],
      note: 'Код сработает один раз и действует десять минут. Мы никогда не спрашиваем его по телефону или в переписке. Если вы его не запрашивали, делать ничего не нужно.',
    }),
  },
  sample: () => ({ code: '481093' }),
};
