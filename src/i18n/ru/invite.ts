import type { InRussian } from '../types';
import type { invite as english } from '../en/invite';

export const invite = {
  PARTICIPANT: {
    search: 'Пригласить на событие',
    hint: 'Ваши контакты и менеджеры сообщества. Они получат одно письмо и станут участниками, только если примут приглашение.',
  },
  ORGANISER: {
    search: 'Пригласить организатора',
    hint: 'Ваши контакты, участники события и менеджеры сообщества. Организатором человек станет, когда примет приглашение.',
  },
  found: 'Найденные люди',
  foundCount_one: 'Найден {{count}} человек',
  foundCount_few: 'Найдено {{count}} человека',
  foundCount_many: 'Найдено {{count}} человек',
  foundCount_other: 'Найдено {{count}} человека',
  none: 'Среди тех, кого можно пригласить, никого с таким именем нет',
  invite: 'Пригласить',
  inviteNamed: 'Пригласить участника {{name}}',
  invited: 'Приглашения отправлены',
  waiting: 'Ответа пока нет',
  waitingBy: 'Приглашает {{name}}, ответа пока нет',
  declined: 'Приглашение отклонено',
  withdraw: 'Отозвать',
  withdrawNamed: 'Отозвать приглашение для участника {{name}}',
  more: 'Показать ещё',
  failed: 'Не получилось',
  notLoaded: 'Не удалось загрузить приглашённых',
  nobody: 'Пока никто не приглашён',
  nobodyText: 'Найдите человека по имени, чтобы пригласить его.',
} satisfies InRussian<typeof english>;
