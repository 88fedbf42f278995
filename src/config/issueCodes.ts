/** How bad an issue is: the config cannot be right; it is probably not meant; it could be better. */
export type Severity = 'error' | 'warning' | 'hint';

/** Every code of an issue with its general meaning. Codes never change their meaning. */
export const issueCodes = {
  // Files
  syntax: 'The file is not valid JSON.',
  'file-too-large': 'The file is too large for a config file.',
  'too-deep': 'Values are nested too deeply.',
  'duplicate-key': 'A key appears twice in one object; the first one counts.',
  'forbidden-key': 'The key is not allowed in any config file.',
  'outside-folder': 'A link leads outside the community’s folder.',
  'not-a-file': 'A config file’s name is taken by something that can’t be read as a file.',
  'unknown-file': 'The platform does not read this JSON file.',
  'missing-file': 'A file that every community needs is missing.',
  'unused-file': 'The file is not used anywhere.',
  'outdated-version': 'The file is written for an older version of its schema.',
  'wrong-schema': 'The file refers to another file’s schema, so editors check it wrongly.',
  // Values
  'wrong-type': 'The value has the wrong type.',
  'not-allowed': 'The value is not one of those allowed.',
  'bad-format': 'The text does not have the expected format.',
  'too-short': 'The text is too short.',
  'too-long': 'The text is too long.',
  'too-few': 'The list has too few items.',
  'too-many': 'The list has too many items.',
  'too-small': 'The number is too small.',
  'too-large': 'The number is too large.',
  'duplicate-item': 'An item appears twice in a list.',
  'missing-key': 'A required key is missing.',
  'unknown-key': 'The key is unknown here.',
  'unused-key': 'The key has no effect given the other settings.',
  invalid: 'The schema does not allow this.',
  'closed-door': 'The value can’t be taken as it is, and what it guards is closed.',
  // Between keys, files and folders
  'bad-folder-name': 'The folder’s name is not a domain.',
  'domain-mismatch': 'The domain is not the folder’s name.',
  'duplicate-domain': 'Two communities claim the same domain.',
  'duplicate-id': 'Two items have the same id.',
  'own-parent': 'The community is its own parent.',
  'unknown-parent': 'No community here has the parent’s domain.',
  'duplicate-method': 'A sign-in method is listed twice.',
  'incomplete-method': 'A sign-in method is incomplete.',
  'missing-method': 'A switch needs a sign-in method that is not offered.',
  'needs-setup': 'A sign-in method that a server offers only once it is set up for it.',
  'hidden-contact': 'A contact is required that members cannot give.',
  'contact-not-offered': 'A contact is shown that members cannot give.',
  'unknown-time-zone': 'No time zone has this name.',
  // Languages and texts
  'missing-landing': 'A language has no welcome page.',
  'untranslated-landing': 'One language has a welcome page of its own, another falls back to the default’s.',
  'missing-text': 'A text is missing in a language that visitors can choose.',
  'untranslated-text': 'A text is the same in two languages.',
  'default-language': 'The default language is not among those that visitors can choose.',
  'text-will-not-fit': 'The text is too long for its place.',
  'untrue-promise': 'The welcome page promises another form than there is.',
  // Links and documents
  'unknown-route': 'There is no screen at this path.',
  'unknown-anchor': 'No section of the welcome page has this anchor.',
  'bad-link': 'The link leads nowhere.',
  'missing-document': 'A legal document is missing or can’t be read.',
  // Brand
  contrast: 'A colour is unreadable where the design uses it (WCAG 2.2 AA).',
  'shifted-color':
    'A colour works as a background but is unreadable as a link: links are shown in another colour.',
  'confusable-colors': 'Two colours that mean different things look alike to colour-blind people.',
  // Assets
  'missing-asset': 'The folder has no such file.',
  'unused-asset': 'No config file mentions the asset.',
  'broken-asset': 'The file can’t be read as the type its name says.',
  'wrong-asset-type': 'This type of file can’t be shown here.',
  'asset-extension': 'The file’s content doesn’t match its extension.',
  'heavy-asset': 'The file is too large for its place.',
  'small-picture': 'The image has too few pixels for its place.',
  'picture-shape': 'The image has the wrong proportions for its place.',
  'unsafe-asset': 'The file contains scripts or external content, which is not run or loaded.',
} as const;

export type IssueCode = keyof typeof issueCodes;
