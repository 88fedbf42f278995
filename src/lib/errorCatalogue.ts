import type { Lang } from './lang';

interface CatalogueEntry extends Record<Lang, string> {
  /** HTTP status the server answers with. */
  status: number;
  /** Sent as the message whatever the language, because callers compare it (ERR-03). */
  wire?: string;
}

/**
 * Every coded error, for server (status, message) and client (text by code). Codes below 1100 are the
 * specification's; ours start at 1100 (ERR-03, ERR-04).
 */
export const errorCatalogue = {
  405: {
    status: 401,
    en: 'Your session has ended. Sign in again.',
    ru: 'Сеанс завершён. Войдите ещё раз.',
  },
  503: {
    status: 503,
    en: 'Server is unavailable',
    ru: 'Сервер недоступен',
  },
  1000: {
    status: 500,
    en: 'Error on the server side. Try again later.',
    ru: 'Ошибка на стороне сервера. Попробуйте позже.',
  },
  1005: {
    status: 404,
    en: 'Account not found',
    ru: 'Учётная запись не найдена',
  },
  1011: {
    status: 403,
    en: 'Invalid login or password',
    ru: 'Неверный логин или пароль',
  },
  1014: {
    status: 403,
    en: 'Invalid password',
    ru: 'Неверный пароль',
  },
  1100: {
    status: 400,
    en: 'Something in the request is not right. Check what you entered.',
    ru: 'В запросе что-то не так. Проверьте введённые данные.',
  },
  1101: {
    status: 409,
    wire: 'Duplicate email',
    en: 'This email already exists',
    ru: 'Такая почта уже зарегистрирована',
  },
  1102: {
    status: 400,
    en: 'Invalid code',
    ru: 'Неверный код',
  },
  1103: {
    status: 429,
    en: 'A letter was sent a moment ago. Wait a little before asking for another.',
    ru: 'Письмо отправлено только что. Подождите немного, прежде чем запросить ещё одно.',
  },
  1104: {
    status: 429,
    en: 'Too many attempts. Wait a little and try again.',
    ru: 'Слишком много попыток. Подождите немного и попробуйте снова.',
  },
  1105: {
    status: 400,
    en: 'This link has expired or was already used. Ask for a new one.',
    ru: 'Ссылка устарела или уже использована. Запросите новую.',
  },
  1106: {
    status: 400,
    en: 'This way of signing in is not offered here.',
    ru: 'Такой способ входа здесь не предусмотрен.',
  },
  1107: {
    status: 403,
    en: 'This community is joined by invitation. Use the link a member sent you.',
    ru: 'В это сообщество вступают по приглашению. Воспользуйтесь ссылкой, которую прислал участник.',
  },
  1108: {
    status: 404,
    en: 'This invitation is no longer valid.',
    ru: 'Это приглашение больше не действует.',
  },
  1109: {
    status: 403,
    en: 'You may not do this.',
    ru: 'У вас нет прав на это действие.',
  },
  1110: {
    status: 404,
    en: 'There is nothing at this address.',
    ru: 'По этому адресу ничего нет.',
  },
  1111: {
    status: 413,
    en: 'What you sent is too large.',
    ru: 'Отправленные данные слишком велики.',
  },
  1112: {
    status: 415,
    en: 'This kind of content is not accepted here.',
    ru: 'Такой тип данных здесь не принимается.',
  },
  1113: {
    status: 403,
    en: 'Google did not vouch for this sign-in. Try again.',
    ru: 'Google не подтвердил этот вход. Попробуйте ещё раз.',
  },
  1114: {
    status: 400,
    en: 'The other site did not confirm this sign-in. Start again.',
    ru: 'Внешний сайт не подтвердил вход. Начните заново.',
  },
  1115: {
    status: 400,
    en: 'The configuration has faults.',
    ru: 'В настройках есть ошибки.',
  },
  1116: {
    status: 409,
    en: 'A community with this domain or id already exists.',
    ru: 'Сообщество с таким доменом или идентификатором уже есть.',
  },
  1117: {
    status: 404,
    en: 'There is no such community.',
    ru: 'Такого сообщества нет.',
  },
  1118: {
    status: 403,
    en: 'No confirmed e-mail came with this account. Sign in another way.',
    ru: 'У этой учётной записи нет подтверждённой почты. Войдите другим способом.',
  },
  1119: {
    status: 409,
    en: 'This was changed elsewhere meanwhile. Compare before you save.',
    ru: 'Тем временем данные изменены в другом месте. Сравните перед сохранением.',
  },
  1120: {
    status: 400,
    en: 'Uploading error. Try to use another photo',
    ru: 'Ошибка загрузки. Попробуйте другое фото',
  },
  1121: {
    status: 400,
    en: 'The picture has too many pixels. Try a smaller one.',
    ru: 'В изображении слишком много пикселей. Попробуйте картинку поменьше.',
  },
  1122: {
    status: 400,
    en: 'No picture could be taken from this address.',
    ru: 'По этому адресу не удалось получить изображение.',
  },
  1123: {
    status: 501,
    en: 'Importing a profile is not set up here. Fill it in manually.',
    ru: 'Импорт профиля здесь не настроен. Заполните вручную.',
  },
  1124: {
    status: 502,
    en: 'The profile could not be imported.',
    ru: 'Не удалось импортировать профиль.',
  },
  1125: {
    status: 502,
    en: 'Failed to detect location. Please, enter manually.',
    ru: 'Не удалось определить местоположение. Укажите его вручную.',
  },
} as const satisfies Record<number, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'number' && Object.hasOwn(errorCatalogue, value);

/** The message the server sends with `code`: fixed where callers compare it, else in the given language. */
export function wireMessage(code: ErrorCode, lang: Lang): string {
  const entry: CatalogueEntry = errorCatalogue[code];
  return entry.wire ?? entry[lang];
}
