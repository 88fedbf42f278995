import type { errors as english } from '../en/errors';
import type { InRussian } from '../types';

/** Errors on any screen (ERR-02, ERR-04). */
export const errors = {
  generic: 'Ошибка на стороне сервера. Попробуйте позже.',
  serverUnavailable: 'Сервер недоступен',
  network: 'Ошибка сети. Проверьте подключение и попробуйте ещё раз.',
  aborted: 'Запрос отменён.',
  timeout: 'Сервер не ответил вовремя. Попробуйте ещё раз.',
  code: {
    e405: 'Сеанс завершён. Войдите ещё раз.',
    e503: 'Сервер недоступен',
    e1005: 'Аккаунт не найден',
    e1011: 'Неверный логин или пароль',
    e1014: 'Неверный пароль',
    e1101: 'Эта почта уже зарегистрирована',
    e1102: 'Неверный код',
  },
} satisfies InRussian<typeof english>;
