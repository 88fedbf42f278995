import { oneTimeCode } from '../../../../lib/rules/auth/code';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { CodeData } from '../../../notifications/kinds/data';

/** A code to the address that an account is to have. */
export const newEmail: NotificationDefinition<CodeData, 'security'> = {
  kind: 'newEmail',
  category: 'security',
  thing: 'account',
  expiresIn: oneTimeCode.expiresIn,
  content: {
    en: ({ code }, { title }) => ({
      subject: `${code} confirms your new email at ${title}`,
      heading: 'Is this your new email?',
      lead: `Someone, most likely you, wants to use this email for their account at ${title}. Enter the code where you asked for the change. From then on, you sign in with this email.`,
      blocks: [{ type: 'code', code }],
      note: 'The code works once and is valid for 10 minutes. If it wasn’t you, ignore this email: without the code nobody can use your address.',
    }),
    ru: ({ code }, { title }) => ({
      subject: `${code} — код для новой почты в сообществе «${title}»`,
      heading: 'Это ваша новая почта?',
      lead: `Кто-то (скорее всего, вы) хочет указать эту почту в своём аккаунте в сообществе «${title}». Введите код там, где начали. После этого входить нужно будет с этой почтой.`,
      blocks: [{ type: 'code', code }],
      note: 'Код сработает один раз и действует 10 минут. Если это были не вы, ничего делать не нужно: без кода никто не сможет указать вашу почту.',
    }),
  },
  sample: () => ({ code: '718260' }),
};
