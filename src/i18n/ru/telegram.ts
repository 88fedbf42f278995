import type { telegram as english } from '../en/telegram';
import type { InRussian } from '../types';

export const telegram = {
  connect: 'Подключить Telegram',
  again: 'Подключить снова',
  open: 'Открыть Telegram',
  newTab: 'откроется в новой вкладке',
  waiting: 'Нажмите «Старт» в открывшемся чате — страница сама это заметит.',
  expired: 'Ссылка устарела. Подключите Telegram снова.',
  blocked: 'Вы заблокировали нашего бота в Telegram. Разблокируйте его там или подключите другой чат.',
  disconnect: 'Отключить Telegram',
  connected: 'Telegram подключён',
  disconnected: 'Telegram отключён',
} satisfies InRussian<typeof english>;
