import type { Lang } from '../lang';

/** Texts of the rules that client and server share, word for word as the specification has them where it does (VAL-01 to 03). */
export const ruleMessages = {
  emailFormat: {
    en: 'Email is in the wrong format',
    ru: 'Неверный формат почты',
  },
  emailSame: {
    en: 'This is already your email',
    ru: 'Эта почта у вас уже указана',
  },
  passwordLength: {
    en: 'Length of your password should be between 8 and 128 symbols.',
    ru: 'Длина пароля должна быть от 8 до 128 символов.',
  },
  passwordHint: {
    en: 'At least 8 characters',
    ru: 'Не менее 8 символов',
  },
  passwordCommon: {
    en: 'This password is too easy to guess. Choose another one.',
    ru: 'Этот пароль слишком легко подобрать. Придумайте другой.',
  },
  passwordsDiffer: {
    en: "Passwords don't match",
    ru: 'Пароли не совпадают',
  },
  policyRequired: {
    en: 'Confidentiality agreement required',
    ru: 'Требуется согласие с политикой конфиденциальности',
  },
  recoveryCodeMissing: {
    en: 'There is not a recovery code. Could you please use link from letter again.',
    ru: 'Код восстановления отсутствует. Пожалуйста, перейдите по ссылке из письма ещё раз.',
  },
} as const satisfies Record<string, Record<Lang, string>>;

export type RuleMessage = keyof typeof ruleMessages;
