import type { telegram as english } from '../en/telegram';
import type { InRussian } from '../types';

export const telegram = {
  connect: 'Подключить Telegram',
  again: 'Подключить снова',
  open: 'Открыть Telegram',
  newTab: 'откроется в новой вкладке',
  waiting: 'В открывшемся чате нажмите «Старт» — на это есть 10 минут. Страница сама это заметит.',
  expired: 'Ссылка устарела. Подключите Telegram снова.',
  asking: 'Готовим ссылку',
  disconnect: 'Отключить Telegram',
  disconnecting: 'Отключаем',
  connected: 'Telegram подключён',
  signingUp: 'После регистрации уведомления будут приходить и в Telegram, пользователю @{{username}}.',
  signingUpUnnamed: 'После регистрации уведомления будут приходить и в чат Telegram, из которого вы пришли.',
  notThisChat: 'Не подключать Telegram',
  disconnected: 'Telegram отключён',
} satisfies InRussian<typeof english>;
