import { oneTimeCode } from '../../../../lib/rules/auth/code';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { CodeData } from '../../../notifications/kinds/data';

/** A code that links an external account to the account with its address. */
export const external: NotificationDefinition<CodeData, 'security'> = {
  kind: 'external',
  category: 'security',
  thing: 'account',
  expiresIn: oneTimeCode.expiresIn,
  content: {
    en: ({ code }, { title }) => ({
      subject: `${code} links an external account to yours at ${title}`,
      heading: 'Is this you signing in?',
      lead: `Someone, most likely you, is signing in to ${title} with an external account (such as Google) that has this email. Enter the code on the page where you started. From then on, that external account signs you in without a code.`,
      blocks: [{ type: 'code', code }],
      note: 'The code works once and is valid for 10 minutes. Never share it: anyone who enters it can sign in as you. If it wasn’t you, ignore this email: nothing will happen.',
    }),
    ru: ({ code }, { title }) => ({
      subject: `${code} — код, чтобы привязать внешний аккаунт в сообществе «${title}»`,
      heading: 'Это входите вы?',
      lead: `Кто-то (скорее всего, вы) входит в «${title}» через внешний аккаунт (например, Google), в котором указана эта почта. Введите код на странице, с которой начали. После этого вход через этот аккаунт будет работать без кода.`,
      blocks: [{ type: 'code', code }],
      note: 'Код сработает один раз и действует 10 минут. Никому его не сообщайте: тот, кто его введёт, сможет входить под вашим именем. Если это были не вы, ничего делать не нужно.',
    }),
  },
  sample: () => ({ code: '402851' }),
};
