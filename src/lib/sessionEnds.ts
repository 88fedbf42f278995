import type { Lang } from './lang';

/** Why a session ended, in words: sent with 405 if the reason is known. */
export const sessionEnds = {
  ELSEWHERE: {
    en: 'You were signed out because this session was ended from another device. Sign in again.',
    ru: 'Вы вышли из аккаунта: этот сеанс завершили с другого устройства. Войдите ещё раз.',
  },
  PASSWORD: {
    en: 'You were signed out because your password was changed. Sign in with the new one.',
    ru: 'Вы вышли из аккаунта: ваш пароль изменили. Войдите с новым.',
  },
  EMAIL: {
    en: 'You were signed out because your email was changed. Sign in with the new one.',
    ru: 'Вы вышли из аккаунта: вашу почту изменили. Войдите с новой.',
  },
  LEFT: {
    en: 'You were signed out because you left this community.',
    ru: 'Вы вышли из аккаунта, потому что покинули это сообщество.',
  },
  EXPIRED: {
    en: 'You were signed out because you hadn’t been here for a long time. Sign in again.',
    ru: 'Вы вышли из аккаунта, потому что давно не заходили. Войдите ещё раз.',
  },
} as const satisfies Record<string, Record<Lang, string>>;

export type SessionEnd = keyof typeof sessionEnds;
