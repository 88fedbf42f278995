import { contactTypeValues, type ContactType } from '../../generated/config/shared';
import { stepNameValues, type StepName } from '../../generated/config/stepsConfig';
import { langs, type Lang } from '../../lib/lang';
import { counted } from '../../lib/rules/onboarding/counted';
import type { Path } from '../location';
import { measuresOf, type Measures } from '../resolve/measures';
import { isObject } from '../resolve/merge';
import type { ConfigError } from '../types';
import { effectiveFile, issueIn, objects, ownFile, texts, type Context, type CrossCheck } from './context';

const numbers: Record<Lang, readonly string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ru: ['один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'],
};

/** How a page promises: '4 questions', 'It takes five minutes'. */
const promises: Record<Lang, Record<keyof Measures, RegExp>> = {
  en: {
    questions: /(?<![\p{L}\d])([\p{L}\d]+) (?:short |quick |simple )?questions?(?!\p{L})/iu,
    minutes: /\b(?:it|joining|signing up) takes (?:only |just |about )?([\p{L}\d]+) minutes?(?!\p{L})/iu,
  },
  ru: {
    questions: /(?<![\p{L}\d])([\p{L}\d]+) (?:коротк\p{L}+ |прост\p{L}+ )?вопрос(?:а|ов)?(?!\p{L})/iu,
    minutes: /займ[её]т (?:всего |около |примерно )?([\p{L}\d]+) минут[уы]?(?!\p{L})/iu,
  },
};

/** A form may be shorter than promised. 'One question' is not compared, because it may mean other things. */
const isKept: Record<keyof Measures, (promised: number, real: number) => boolean> = {
  questions: (promised, real) => promised === real || promised === 1,
  minutes: (promised, real) => promised >= real,
};

function numberOf(word: string, lang: Lang): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const at = numbers[lang].indexOf(word.toLowerCase());
  return at < 0 ? undefined : at + 1;
}

/** Survey and form as they will apply, if their files are readable. */
function measured(context: Context): Measures {
  const { requiredContacts, requiredContactsMin, contactsConfig } = effectiveFile(context, 'community.json');
  const isType = (text: string): text is ContactType => contactTypeValues.includes(text as ContactType);
  const types = (list: unknown) => texts(list).flatMap(({ text }) => (isType(text) ? [text] : []));
  const steps = effectiveFile(context, 'stepsConfig.json');
  const stepOf = (name: StepName) => {
    const { visible, order } = isObject(steps[name]) ? steps[name] : {};
    return { visible: visible !== false, order: typeof order === 'number' ? order : 0 };
  };
  const questions = objects(effectiveFile(context, 'questions.json').questions);
  return measuresOf(
    questions.map(({ item }) => ({ type: item.type === 'select' ? 'select' : 'text' })),
    {
      requiredContacts: types(requiredContacts),
      requiredContactsMin: typeof requiredContactsMin === 'number' ? requiredContactsMin : 0,
      offered: types(isObject(contactsConfig) ? contactsConfig.types : undefined),
      steps: Object.fromEntries(stepNameValues.map((name) => [name, stepOf(name)])) as Record<
        StepName,
        ReturnType<typeof stepOf>
      >,
    },
  );
}

interface Found {
  readonly text: string;
  readonly path: Path;
}

function textsIn(value: unknown, path: Path = []): Found[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, isList ? Number(key) : key]));
}

/** A welcome page that counts questions and minutes itself counts them right. */
export const checkPromises: CrossCheck = (context) => {
  const pages = langs.filter((lang) => context.checked.files[`landing${lang}.json`]);
  if (pages.length === 0) return [];
  const real = measured(context);
  return pages.flatMap((lang) => {
    const file = `landing${lang}.json` as const;
    return textsIn(ownFile(context, file).sections, ['sections']).flatMap(({ text, path }) =>
      (['questions', 'minutes'] as const).flatMap((what): ConfigError[] => {
        const promised = numberOf(promises[lang][what].exec(text)?.[1] ?? '', lang);
        if (promised === undefined || isKept[what](promised, real[what])) return [];
        const allowed = counted(what, real[what], lang);
        const message = `new members meet ${allowed}; write {{${what}}} and it is always right`;
        const issue = { code: 'untrue-promise', severity: 'warning', found: String(promised) } as const;
        return [issueIn(context, file, path, { ...issue, allowed, message })];
      }),
    );
  });
};
