/** Errors of events, of `errorCatalogue`. */
export const eventErrors = {
  1195: {
    status: 404,
    en: 'Event not found',
    ru: 'Мероприятие не найдено',
  },
  1196: {
    status: 404,
    en: 'This person can’t be made an organiser.',
    ru: 'Этого человека нельзя сделать организатором.',
  },
  1197: {
    status: 409,
    en: 'An event has at most 20 organisers.',
    ru: 'У мероприятия может быть не больше 20 организаторов.',
  },
  1198: {
    status: 409,
    en: 'An event needs an organiser: the last one stays.',
    ru: 'Мероприятию нужен организатор: последний остаётся.',
  },
} as const;
