/** Errors of times to meet, of `errorCatalogue`. */
export const meetingErrors = {
  1180: {
    status: 409,
    en: 'This meeting has changed in the meantime. Look at it again.',
    ru: 'Тем временем встреча изменилась. Посмотрите на неё ещё раз.',
  },
  1181: {
    status: 409,
    en: 'The two of you are already arranging a meeting.',
    ru: 'Вы уже договариваетесь о встрече.',
  },
  1182: {
    status: 400,
    en: 'Choose one to three different times within the next 60 days.',
    ru: 'Выберите от одного до трёх разных вариантов времени в ближайшие 60 дней.',
  },
  1183: {
    status: 409,
    en: 'This meeting can’t be changed any more.',
    ru: 'Изменить эту встречу уже нельзя.',
  },
} as const;
