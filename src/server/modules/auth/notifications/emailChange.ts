import { oneTimeCode } from '../../../../lib/rules/auth/code';
import type { NotificationDefinition } from '../../../notifications/kinds/definition';
import type { CodeData } from '../../../notifications/kinds/data';

/** A code to the address of an account without a password, before it gets another address. */
export const emailChange: NotificationDefinition<CodeData, 'security'> = {
  kind: 'emailChange',
  category: 'security',
  thing: 'account',
  expiresIn: oneTimeCode.expiresIn,
  content: {
    en: ({ code }, { title }) => ({
      subject: `${code} is your code to change your email at ${title}`,
      heading: 'Change your email?',
      lead: 'If you want to use another email from now on, enter this code where you asked for the change. Then we’ll send one to the new email too.',
      blocks: [{ type: 'code', code }],
      note: 'The code works once and is valid for 10 minutes. Never share it: it can give your account away. If you didn’t request it, nothing changes, but someone may be signed in as you: check the sessions in your settings.',
    }),
    ru: ({ code }, { title }) => ({
      subject: `${code} — код для смены почты в сообществе «${title}»`,
      heading: 'Сменить почту?',
      lead: 'Если вы хотите перейти на другую почту, введите этот код там, где начали. После этого мы пришлём код и на новую почту.',
      blocks: [{ type: 'code', code }],
      note: 'Код сработает один раз и действует 10 минут. Никому его не сообщайте: с ним можно забрать ваш аккаунт. Если вы его не запрашивали, ничего не изменится, но проверьте список сеансов в настройках: возможно, кто-то вошёл под вашим именем.',
    }),
  },
  sample: () => ({ code: '305174' }),
};
