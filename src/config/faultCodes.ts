/** How bad a fault is: the config cannot be right; it is probably not meant; it could be better. */
export type Severity = 'error' | 'warning' | 'hint';

/** Every code a fault can have, with what it means in general. Codes never change their meaning. */
export const faultCodes = {
  // Files
  syntax: 'The file is no JSON.',
  'file-too-large': 'The file is larger than a config file may be.',
  'too-deep': 'Values stand in each other too deeply.',
  'duplicate-key': 'A key stands twice in one object; the first one counts.',
  'forbidden-key': 'A key that no config file may have.',
  'outside-folder': 'A link leads out of the community’s folder.',
  'not-a-file': 'What bears a config file’s name is no file that can be read.',
  'unknown-file': 'A JSON file that no part of the platform reads.',
  'missing-file': 'A file without which a folder is no community.',
  'unused-file': 'A file that nothing shows.',
  'outdated-version': 'The file is written for an older version of its schema.',
  'wrong-schema': 'The file names the schema of another one, so that editors check it wrongly.',
  // Values
  'wrong-type': 'A value of another kind is expected.',
  'not-allowed': 'The value is none of those allowed.',
  'bad-format': 'The text has not the expected form.',
  'too-short': 'The text is too short.',
  'too-long': 'The text is too long.',
  'too-few': 'The list has too few items.',
  'too-many': 'The list has too many items.',
  'too-small': 'The number is too small.',
  'too-large': 'The number is too large.',
  'duplicate-item': 'An item stands twice in a list.',
  'missing-key': 'A key that must be there is missing.',
  'unknown-key': 'The key means nothing here.',
  'unused-key': 'The key has no effect beside what else is said.',
  invalid: 'The schema does not allow this.',
  // Between keys, files and folders
  'bad-folder-name': 'The folder’s name is no domain.',
  'domain-mismatch': 'The domain is not the folder’s name.',
  'duplicate-domain': 'Two communities claim one domain.',
  'duplicate-id': 'Two things bear one id.',
  'own-parent': 'The community is its own parent.',
  'unknown-parent': 'No community here has the parent’s domain.',
  'duplicate-method': 'A sign-in method stands twice in the list.',
  'incomplete-method': 'A sign-in method lacks what it needs.',
  'missing-method': 'A switch needs a sign-in method that is not offered.',
  'hidden-contact': 'A contact is required that members cannot give.',
  'contact-not-offered': 'A contact is shown that members cannot give.',
  'unknown-time-zone': 'No time zone bears this name.',
  // Languages and texts
  'missing-landing': 'A language has no welcome page.',
  'untranslated-landing': 'One language has a welcome page of its own, another falls back to the default’s.',
  'missing-text': 'A text is missing in a language that visitors can choose.',
  'untranslated-text': 'A text reads the same in two languages.',
  'default-language': 'The default language is not among those that visitors can choose.',
  'text-will-not-fit': 'The text is longer than its place.',
  // Links and documents
  'unknown-route': 'No screen is at this path.',
  'unknown-anchor': 'No section of the welcome page has this anchor.',
  'bad-link': 'The link leads nowhere.',
  'missing-document': 'A legal document is missing.',
  // Brand
  contrast: 'A colour cannot be read where the design uses it (WCAG 2.2 AA).',
  'shifted-color':
    'A colour is fine as a ground, but cannot be read as a link: links are shown in another one.',
  'confusable-colors': 'Two colours that mean different things look alike to colour-blind people.',
  // Assets
  'missing-asset': 'The folder has no such file.',
  'unused-asset': 'No config file mentions the asset.',
  'broken-asset': 'The file cannot be read as what its name says.',
  'wrong-asset-type': 'The file is of a kind that cannot be shown in this place.',
  'asset-extension': 'The file’s content is of another kind than its name says.',
  'heavy-asset': 'The file is heavy for its place.',
  'small-picture': 'The picture has too few pixels for its place.',
  'picture-shape': 'The picture has another shape than its place.',
  'unsafe-asset': 'The file holds what is not run or loaded: scripts, or things from elsewhere.',
} as const;

export type FaultCode = keyof typeof faultCodes;
