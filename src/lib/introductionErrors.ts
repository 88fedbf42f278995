/** Errors of `errorCatalogue` about relations between members. */
export const introductionErrors = {
  1170: {
    status: 409,
    en: 'You’ve used up this week’s introductions. New ones come on Tuesday.',
    ru: 'На этой неделе знакомства закончились. Новые появятся во вторник.',
  },
  1171: {
    status: 409,
    en: 'You’ve hidden this person. Show them again first.',
    ru: 'Вы скрыли этого человека. Сначала покажите его снова.',
  },
  1172: {
    status: 409,
    en: 'Your introduction has already been answered.',
    ru: 'На ваше сообщение уже ответили.',
  },
  1173: {
    status: 403,
    en: 'In this community you can connect with people who are recommended to you.',
    ru: 'В этом сообществе можно познакомиться с теми, кого вам рекомендовали.',
  },
  1174: {
    status: 409,
    en: 'This introduction isn’t waiting for your answer any more.',
    ru: 'Это предложение познакомиться больше не ждёт вашего ответа.',
  },
} as const;
