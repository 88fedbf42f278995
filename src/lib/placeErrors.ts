/** Errors of `errorCatalogue` about cancelled or past events, their seats and waiting lists. */
export const placeErrors = {
  1205: {
    status: 409,
    en: 'This event has been cancelled.',
    ru: 'Событие отменено.',
  },
  1206: {
    status: 409,
    en: 'This event has no waiting list.',
    ru: 'У этого события нет листа ожидания.',
  },
  1207: {
    status: 409,
    en: 'You’re already going.',
    ru: 'Вы уже участвуете.',
  },
  1208: {
    status: 404,
    en: 'This person isn’t on the waiting list.',
    ru: 'Этого человека нет в листе ожидания.',
  },
  1209: {
    status: 403,
    en: 'The signature isn’t valid.',
    ru: 'Подпись недействительна.',
  },
} as const;
