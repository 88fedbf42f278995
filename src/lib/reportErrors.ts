/** Errors of `errorCatalogue` about reports and conflicts of interest. */
export const reportErrors = {
  1330: {
    status: 403,
    en: 'Another manager or an administrator has to decide this.',
    ru: 'Это решает другой менеджер или администратор.',
  },
  1331: {
    status: 409,
    en: 'This decision doesn’t fit what was reported.',
    ru: 'Это решение не подходит для такой жалобы.',
  },
  1332: {
    status: 409,
    en: 'This person isn’t in the community any more, so this would change nothing.',
    ru: 'Этого человека больше нет в сообществе, поэтому такое решение ничего не изменит.',
  },
} as const;
