import { contactTypeValues, type ContactType } from '../../generated/config/shared';
import { isObject, type Json } from '../resolve/merge';
import type { Fix } from '../change';
import type { IssueCode } from '../issueCodes';
import type { Path } from '../location';
import type { ConfigError } from '../types';
import { effectiveFile, issueIn, ownFile, texts, type Context, type CrossCheck } from './context';

interface Rule {
  /** The list whose items must all be in `within`. */
  readonly list: 'requiredContacts' | 'shownContacts';
  readonly within: Path;
  readonly code: IssueCode;
  readonly message: (types: string) => string;
}

const rules: readonly Rule[] = [
  {
    list: 'requiredContacts',
    within: ['shownContacts'],
    code: 'hidden-contact',
    message: (types) => `${types}: required but not in shownContacts, so nobody can add it`,
  },
  {
    list: 'shownContacts',
    within: ['contactsConfig', 'types'],
    code: 'contact-not-offered',
    message: (types) => `${types}: shown but not in contactsConfig.types`,
  },
];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((here, step) => (isObject(here) ? here[String(step)] : undefined), value);

/** Adds missing items to the list, which then is the folder's own. */
function joining(own: Json, list: Path, inherited: readonly string[], types: readonly string[]): Fix {
  const there = valueAt(own, list);
  if (!Array.isArray(there)) return [{ set: list, to: [...inherited, ...types] }];
  return types.map((type, index) => ({ insert: [...list, there.length + index], to: type }));
}

function broken(context: Context, { list, within, code, message }: Rule): ConfigError[] {
  const community = effectiveFile(context, 'community.json');
  const own = ownFile(context, 'community.json');
  const allowed = texts(valueAt(community, within)).map(({ text }) => text);
  if (!allowed.length && !Array.isArray(valueAt(community, within))) return [];
  // The schema reports unknown contact types.
  const isType = (text: string) => contactTypeValues.includes(text as ContactType);
  const missing = texts(community[list]).filter(({ text }) => isType(text) && !allowed.includes(text));
  if (missing.length === 0) return [];
  const issue = (types: readonly string[]) => ({
    code,
    found: types.join(', '),
    allowed: allowed.join(', '),
    message: message(types.join(', ')),
    fix: joining(own, within, allowed, types),
  });
  // The folder's own list is wrong item by item; an inherited one as a whole, where the folder made it so.
  if (own[list]) {
    return missing.map(({ text, index }) => issueIn(context, 'community.json', [list, index], issue([text])));
  }
  return [issueIn(context, 'community.json', within, issue(missing.map(({ text }) => text)))];
}

/** Required and shown contacts can be given in onboarding (CFG-03). */
export const checkContacts: CrossCheck = (context) => {
  const { requiredContacts, requiredContactsMin: min } = effectiveFile(context, 'community.json');
  const own = ownFile(context, 'community.json');
  const hidden = rules.flatMap((rule) =>
    (own[rule.list] ?? valueAt(own, rule.within)) ? broken(context, rule) : [],
  );
  if (typeof min !== 'number' || !Array.isArray(requiredContacts) || min <= requiredContacts.length)
    return hidden;
  const path = own.requiredContactsMin === undefined ? ['requiredContacts'] : ['requiredContactsMin'];
  const message = `can’t require ${min} of ${requiredContacts.length} contacts`;
  const allowed = `at most ${requiredContacts.length}`;
  return [
    ...hidden,
    issueIn(context, 'community.json', path, {
      code: 'too-large',
      found: String(min),
      allowed,
      message,
      fix: [{ set: ['requiredContactsMin'], to: requiredContacts.length }],
    }),
  ];
};
