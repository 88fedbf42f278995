import { isLang } from '../../lib/lang';
import { isObject } from '../resolve/merge';
import type { FileName } from '../types';
import { effectiveFile, issueIn, ownFile, texts, type CrossCheck } from './context';

/** Every language a visitor can meet has a landing file, here or in the default's folder. */
export const checkLanguages: CrossCheck = (context) => {
  const { lang, langChoices } = effectiveFile(context, 'community.json');
  const own = ownFile(context, 'community.json');
  const hasLanding = (code: string) =>
    [context.checked, context.defaults].some((folder) =>
      isObject(folder?.files[`landing${code}.json` as FileName]?.value),
    ) || context.checked.files[`landing${code}.json` as FileName] !== undefined;
  const lacking = (code: unknown): code is string => isLang(code) && !hasLanding(code);
  const places = [
    ...(own.langChoices
      ? texts(langChoices).map(({ text, index }) => ({ code: text, path: ['langChoices', index] }))
      : []),
    ...(texts(langChoices).some(({ text }) => text === lang) ? [] : [{ code: lang, path: ['lang'] }]),
  ];
  return places.flatMap(({ code, path }) => {
    if (!lacking(code)) return [];
    const message = `there is no landing${code}.json, neither here nor in the default community`;
    return issueIn(context, 'community.json', path, { code: 'missing-landing', found: code, message });
  });
};
