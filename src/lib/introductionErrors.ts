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
    en: 'Your introduction has already been delivered.',
    ru: 'Ваше сообщение уже доставлено.',
  },
} as const;
