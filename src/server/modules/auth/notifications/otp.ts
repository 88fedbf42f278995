import { oneTimeCode } from '../../../../lib/rules/auth/code';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { CodeData } from '../../../notifications/kinds/data';

/** A code to sign in with. */
export const otp: NotificationDefinition<CodeData, 'security'> = {
  kind: 'otp',
  category: 'security',
  thing: 'account',
  expiresIn: oneTimeCode.expiresIn,
  content: {
    en: ({ code }, { title }) => ({
      subject: `${code} is your code for ${title}`,
      heading: 'Your code',
      lead: `Enter it on the page of ${title} where you requested it.`,
      blocks: [{ type: 'code', code }],
      note: 'The code works once and is valid for 10 minutes. We’ll never ask for it by phone or in a chat. If you didn’t request it, you can ignore this email.',
    }),
    ru: ({ code }, { title }) => ({
      subject: `${code} — код для входа в «${title}»`,
      heading: 'Ваш код',
      lead: `Введите его на странице сообщества «${title}», где вы его запросили.`,
      blocks: [{ type: 'code', code }],
      note: 'Код сработает один раз и действует 10 минут. Мы никогда не спрашиваем его по телефону или в чате. Если вы его не запрашивали, ничего делать не нужно.',
    }),
  },
  sample: () => ({ code: '481093' }),
};
