/** Documents that every site of the platform has, by their path: one file each in src/docs (VAR-02). */
export const localDocuments: readonly string[] = [
  '/docs/agreement_nw.html',
  '/docs/agreement_ru.html',
  '/docs/privacy_nw.html',
  '/docs/privacy_ru.html',
  '/docs/terms_nw.html',
  '/docs/terms_ru.html',
];
