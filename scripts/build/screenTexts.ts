/**
 * Texts of screens, which come with them: of signing in, of home, of a member's page, of the managers' side, of the profile
 * and all the rest. Those of dialogs, of consent and of links are for few.
 */
export const screenTexts =
  /src[\\/]i18n[\\/](\w\w)[\\/](?!index|common|errors|landing|system|home|hints|account|consent|links|push|telegram)(\w+)\.ts$/;

/** The file that a text comes in. */
export const textsOf = (id: string): string | null => {
  const [, lang, name] = screenTexts.exec(id) ?? [];
  const apart = name === 'auth' || name === 'participant';
  const group = name?.startsWith('admin') ? 'manager' : 'member';
  return lang ? `${apart ? name : group}-${lang}` : null;
};
