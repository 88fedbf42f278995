import { isLang } from '../../lib/lang';
import { fileNames, schemaOf } from '../fileNames';
import { isObject } from '../resolve/merge';
import { effectiveFile, issueIn, objects, ownFile, texts, type CrossCheck } from './context';

/** The `$schema` of a file is its own schema. */
export const checkSchemaAddress: CrossCheck = (context) =>
  fileNames.flatMap((file) => {
    const { $schema: address } = ownFile(context, file);
    const own = `${schemaOf(file)}.schema.json`;
    if (typeof address !== 'string' || address.split('/').at(-1) === own) return [];
    const suggestion = address.includes('/')
      ? address.slice(0, address.lastIndexOf('/') + 1) + own
      : `../../schemas/${own}`;
    return issueIn(context, file, ['$schema'], {
      code: 'wrong-schema',
      severity: 'warning',
      found: address,
      allowed: own,
      suggestion,
      message: `editors check this file against another schema`,
      fix: [{ set: ['$schema'], to: suggestion }],
    });
  });

/** A user who leaves the default language must be able to choose it again. */
export const checkDefaultLanguage: CrossCheck = (context) => {
  const { lang } = effectiveFile(context, 'community.json');
  const own = ownFile(context, 'community.json');
  const choices = texts(own.langChoices).map(({ text }) => text);
  if (!isLang(lang) || choices.length === 0 || choices.includes(lang)) return [];
  const path = own.lang === undefined ? ['langChoices'] : ['lang'];
  return [
    issueIn(context, 'community.json', path, {
      code: 'default-language',
      severity: 'warning',
      found: lang,
      allowed: choices.join(', '),
      message: `visitors start in ${lang} but can’t choose it again: it is not in langChoices`,
      fix: [{ insert: ['langChoices', 0], to: lang }],
    }),
  ];
};

/** Keys that have no effect because of other keys. */
export const checkUnused: CrossCheck = (context) => {
  const unused = { code: 'unused-key', severity: 'warning' } as const;
  const methods = objects(ownFile(context, 'authConfig.json').methods)
    .filter(({ item }) => item.externalContent !== undefined && item.authType !== 'OAUTH2')
    .map(({ item, index }) => {
      const path = ['methods', index, 'externalContent'];
      const message = `${String(item.authType)} doesn’t need the addresses of an external provider: only OAUTH2 does`;
      return issueIn(context, 'authConfig.json', path, { ...unused, message, fix: [{ remove: path }] });
    });
  const hidden = Object.entries(ownFile(context, 'navigation.json').tabs ?? {}).flatMap(([name, tab]) => {
    if (!isObject(tab) || tab.enabled !== false || tab.forceEnabled !== true) return [];
    const path = ['tabs', name, 'forceEnabled'];
    const message = 'the tab is not enabled, so forcing it shows nothing';
    return [issueIn(context, 'navigation.json', path, { ...unused, message, fix: [{ remove: path }] })];
  });
  return [...methods, ...hidden];
};
