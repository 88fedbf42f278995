import type { adminIntros as english } from '../en/adminIntros';
import type { InRussian } from '../types';

/** Introductions that wait for a manager, at /admin/introductions. */
export const adminIntros = {
  title: 'Знакомства на проверке',
  lead: 'Они адресованы участникам, которые скрыли контакты. Передавайте то, чему такой участник будет рад.',
  waiting_one: 'Ждёт {{count}} знакомство',
  waiting_few: 'Ждут {{count}} знакомства',
  waiting_many: 'Ждут {{count}} знакомств',
  waiting_other: 'Ждут {{count}} знакомства',
  to: 'Для участника {{name}}',
  noWords: 'Без сообщения.',
  sent: 'Отправлено {{ago}}',
  pass: 'Передать',
  passNamed: 'Передать знакомство от участника {{from}} участнику {{to}}',
  refuse: 'Не передавать',
  refuseNamed: 'Не передавать знакомство от участника {{from}} участнику {{to}}',
  deciding: 'Сохраняем',
  passed: 'Передано',
  refused: 'Не передано. Отправитель об этом не узнает.',
  more: 'Показать ещё',
  none: 'Проверять нечего',
  noneText: 'Здесь появятся знакомства с участниками, которые скрыли контакты.',
  failed: {
    title: 'Не удалось загрузить знакомства',
    text: 'Что-то пошло не так на нашей стороне. Попробуйте ещё раз.',
  },
} satisfies InRussian<typeof english>;
