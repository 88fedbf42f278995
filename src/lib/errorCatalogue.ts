import { consentErrors } from './consentErrors';
import { eventErrors } from './eventErrors';
import { introductionErrors } from './introductionErrors';
import { meetingErrors } from './meetingErrors';
import { pictureErrors } from './pictureErrors';
import { placeErrors } from './placeErrors';
import { reportErrors } from './reportErrors';
import type { Lang } from './lang';
import { waitText } from './waitText';

interface CatalogueEntry extends Record<Lang, string> {
  /** HTTP status the server answers with. In the texts `{{wait}}` is when to try again. */
  status: number;
  /** Sent as the message in every language, because callers compare it (ERR-03). */
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
    ru: 'Аккаунт не найден',
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
    en: 'Something isn’t right. Check what you entered.',
    ru: 'Что-то введено неверно. Проверьте данные.',
  },
  1101: {
    status: 409,
    wire: 'Duplicate email',
    en: 'This email already exists',
    ru: 'Эта почта уже зарегистрирована',
  },
  1102: {
    status: 400,
    en: 'Invalid code',
    ru: 'Неверный код',
  },
  1103: {
    status: 429,
    en: 'An email was requested a short while ago, so no new one was sent. The last one still works unless it has been used or has expired. You can request another {{wait}}.',
    ru: 'Письмо недавно уже запрашивали, поэтому новое не отправлено. Прежнее действует, если им ещё не воспользовались и оно не устарело. Новое можно запросить {{wait}}.',
  },
  1104: {
    status: 429,
    en: 'Too many attempts. Try again {{wait}}.',
    ru: 'Слишком много попыток. Попробуйте снова {{wait}}.',
  },
  1105: {
    status: 400,
    en: 'This link has expired or was already used. Request a new one.',
    ru: 'Ссылка устарела или уже использована. Запросите новую.',
  },
  1106: {
    status: 400,
    en: 'This sign-in method isn’t available here.',
    ru: 'Такой способ входа здесь недоступен.',
  },
  1107: {
    status: 403,
    en: 'You need an invitation to join this community. Use the link a member sent you.',
    ru: 'В это сообщество вступают по приглашению. Воспользуйтесь ссылкой, которую прислал участник.',
  },
  1108: {
    status: 404,
    en: 'This invitation is no longer valid.',
    ru: 'Это приглашение больше не действует.',
  },
  1109: {
    status: 403,
    en: 'You don’t have permission to do this.',
    ru: 'У вас нет прав на это действие.',
  },
  1110: {
    status: 404,
    en: 'There’s nothing at this address.',
    ru: 'По этому адресу ничего нет.',
  },
  1111: {
    status: 413,
    en: 'What you sent is too large.',
    ru: 'Отправленные данные слишком велики.',
  },
  1112: {
    status: 415,
    en: 'This type of content isn’t accepted here.',
    ru: 'Такой тип данных здесь не принимается.',
  },
  1113: {
    status: 403,
    en: 'Google didn’t confirm this sign-in. Try again.',
    ru: 'Google не подтвердил этот вход. Попробуйте ещё раз.',
  },
  1114: {
    status: 400,
    en: 'The other site didn’t confirm this sign-in. Start again.',
    ru: 'Внешний сайт не подтвердил вход. Начните заново.',
  },
  1115: {
    status: 400,
    en: 'The configuration has errors.',
    ru: 'В настройках есть ошибки.',
  },
  1116: {
    status: 409,
    en: 'A community with this domain or id already exists.',
    ru: 'Сообщество с таким доменом или идентификатором уже есть.',
  },
  1117: {
    status: 404,
    en: 'This community doesn’t exist.',
    ru: 'Такого сообщества нет.',
  },
  1118: {
    status: 403,
    en: 'This account has no confirmed email. Sign in another way.',
    ru: 'У этого аккаунта нет подтверждённой почты. Войдите другим способом.',
  },
  1119: {
    status: 409,
    en: 'This was changed elsewhere in the meantime. Compare before you save.',
    ru: 'Тем временем данные изменили в другом месте. Сравните их перед сохранением.',
  },
  1130: {
    status: 403,
    en: 'New members aren’t being accepted right now. Please check back soon.',
    ru: 'Сейчас новых участников не принимают. Загляните чуть позже.',
  },
  1138: {
    status: 400,
    en: 'This sign-in has already ended. Start again.',
    ru: 'Этот вход уже завершён. Начните заново.',
  },
  1145: {
    status: 403,
    en: 'There were too many attempts with a wrong password. We emailed you a code: enter it to sign in.',
    ru: 'Было слишком много попыток войти с неверным паролем. Мы отправили вам на почту код — введите его, чтобы войти.',
  },
  1146: {
    status: 403,
    en: 'Confirm your email first.',
    ru: 'Сначала подтвердите почту.',
  },
  1147: {
    status: 409,
    en: 'Notifications in this browser belong to another account.',
    ru: 'Уведомления в этом браузере уже включены для другого аккаунта.',
  },
  1150: {
    status: 409,
    en: 'This server doesn’t know the community this page belongs to. Reload the page.',
    ru: 'Сервер не знает сообщество, которому принадлежит эта страница. Обновите страницу.',
  },
  1151: {
    status: 409,
    en: 'Somebody else has changed this in the meantime. Look at it again before you decide.',
    ru: 'Тем временем это изменил кто-то другой. Посмотрите ещё раз, прежде чем решать.',
  },
  1152: {
    status: 409,
    en: 'The community has no other manager. Invite another one first.',
    ru: 'Других менеджеров в сообществе нет. Сначала пригласите ещё одного.',
  },
  1153: {
    status: 409,
    en: 'The list has changed since you looked at it. Check who has been added and who is no longer there.',
    ru: 'Список изменился с тех пор, как вы его видели. Проверьте, кто добавился и кто исчез.',
  },
  1154: {
    status: 409,
    en: 'It’s too late to undo this.',
    ru: 'Отменить это уже нельзя.',
  },
  1155: {
    status: 403,
    en: 'You can’t do this to yourself.',
    ru: 'Это нельзя сделать с самим собой.',
  },
  1160: {
    status: 409,
    en: 'Only members who have been let in and have confirmed their email can be managers.',
    ru: 'Менеджером может стать только принятый участник с подтверждённой почтой.',
  },
  1161: {
    status: 409,
    en: 'That’s more than fits into one file. Choose a shorter period.',
    ru: 'Столько записей не поместится в один файл. Выберите период покороче.',
  },
  1162: {
    status: 409,
    en: 'Recommendations are switched off in this community.',
    ru: 'Рекомендации в этом сообществе отключены.',
  },
  ...consentErrors,
  1340: {
    status: 429,
    en: 'You’ve reached the number of messages for one day. Send this one tomorrow.',
    ru: 'Вы уже отправили столько сообщений, сколько можно за день. Отправьте это завтра.',
  },
  ...pictureErrors,
  ...introductionErrors,
  ...meetingErrors,
  ...eventErrors,
  ...placeErrors,
  ...reportErrors,
} as const satisfies Record<number, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'number' && Object.hasOwn(errorCatalogue, value);

/**
 * The message the server sends with `code`: fixed where callers compare it, else in the given language. `retryAfter`, in
 * seconds, replaces `{{wait}}`.
 */
export function wireMessage(code: ErrorCode, lang: Lang, retryAfter?: number): string {
  const entry: CatalogueEntry = errorCatalogue[code];
  return entry.wire ?? entry[lang].replace('{{wait}}', waitText(retryAfter, lang));
}
