/** Errors of events, of `errorCatalogue`. */
export const eventErrors = {
  1195: {
    status: 404,
    en: 'Event not found',
    ru: 'Событие не найдено',
  },
  1196: {
    status: 404,
    en: 'You can’t invite this person to organise the event.',
    ru: 'Этого человека нельзя пригласить в организаторы.',
  },
  1197: {
    status: 409,
    en: 'An event has at most 20 organisers.',
    ru: 'У события может быть не больше 20 организаторов.',
  },
  1198: {
    status: 409,
    en: 'An event needs at least one organiser.',
    ru: 'У события должен остаться хотя бы один организатор.',
  },
  1199: {
    status: 409,
    en: 'There are no places left.',
    ru: 'Свободных мест нет.',
  },
  1200: {
    status: 409,
    en: 'The organisers have declined your request to take part.',
    ru: 'Организаторы отклонили вашу заявку.',
  },
  1201: {
    status: 409,
    en: 'This event has ended.',
    ru: 'Событие уже закончилось.',
  },
  1202: {
    status: 409,
    en: 'This request has been answered already.',
    ru: 'На эту заявку уже ответили.',
  },
  1203: {
    status: 409,
    en: 'More places are already taken, or held for people on the waiting list.',
    ru: 'Больше мест уже занято или держится для тех, кто в листе ожидания.',
  },
  1204: {
    status: 404,
    en: 'You can only change the status of people who joined or asked to join themselves and haven’t withdrawn. You can invite all others.',
    ru: 'Изменить статус можно только у того, кто сам подал заявку или присоединился и не передумал. Остальных можно пригласить.',
  },
  1240: {
    status: 409,
    en: 'This person’s status has changed in the meantime.',
    ru: 'Статус этого человека за это время изменился.',
  },
  1241: {
    status: 404,
    en: 'This isn’t a ticket for this event.',
    ru: 'Это не билет на это событие.',
  },
  1242: {
    status: 409,
    en: 'Your ticket will be here once your place is confirmed.',
    ru: 'Билет появится, когда ваше место подтвердят.',
  },
  1250: {
    status: 400,
    en: 'This isn’t a Google Maps link.',
    ru: 'Это не ссылка на Google Карты.',
  },
  1251: {
    status: 502,
    en: 'Couldn’t open this link. Paste the long one, or enter the coordinates.',
    ru: 'Не удалось открыть ссылку. Вставьте полную или укажите координаты.',
  },
  1252: {
    status: 422,
    en: 'There are no coordinates in this link. Enter them yourself.',
    ru: 'В этой ссылке нет координат. Укажите их сами.',
  },
  1300: {
    status: 404,
    en: 'You can’t invite this person to the event.',
    ru: 'Этого человека нельзя пригласить на событие.',
  },
  1301: {
    status: 404,
    en: 'There’s no invitation to answer.',
    ru: 'Приглашения, на которое можно ответить, нет.',
  },
  1302: {
    status: 409,
    en: 'This person has already answered an invitation to this event and won’t be asked again.',
    ru: 'Этот человек уже ответил на приглашение. Ещё раз пригласить его на это событие нельзя.',
  },
  1303: {
    status: 409,
    en: 'This person has already joined or asked to join.',
    ru: 'Этот человек уже участвует или подал заявку.',
  },
} as const;
