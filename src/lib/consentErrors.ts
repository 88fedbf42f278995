/** Errors of `errorCatalogue` about consent to a community’s legal documents, and about removed communities. */
export const consentErrors = {
  1350: {
    status: 409,
    en: 'Please agree to the community’s documents first.',
    ru: 'Сначала примите документы сообщества.',
  },
  1351: {
    status: 409,
    en: 'This person hasn’t agreed to the community’s documents yet. They’ll be asked the next time they open the site. Let them in after that.',
    ru: 'Этот человек ещё не принял документы сообщества. Ему предложат это при следующем входе на сайт — примите его после этого.',
  },
  1352: {
    status: 410,
    en: 'This community isn’t here any more.',
    ru: 'Этого сообщества здесь больше нет.',
  },
} as const;
