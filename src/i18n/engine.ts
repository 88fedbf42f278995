/**
 * What the browser gets under the name `i18next` (see vite.config.ts): the part of its interface that `react-i18next`
 * and our own code use, in a fifteenth of its weight. Texts, keys, plural forms and types are i18next's own;
 * engine.test.ts holds every text of both languages against the real one.
 */
import type { Texts } from './types';

type Values = Readonly<Record<string, unknown>>;

interface Options {
  lng: string;
  resources: Readonly<Record<string, Texts>>;
  defaultNS: string;
  react?: object;
}

const deepest = (texts: Texts | string | undefined, path: string): string | undefined => {
  const found = path
    .split('.')
    .reduce<Texts | string | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), texts);
  return typeof found === 'string' ? found : undefined;
};

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));

/** An instance as `i18next.createInstance()` answers one; it speaks one language, all of its texts given at once. */
export function createInstance() {
  let namespaces: Texts = {};
  let defaultNS = '';
  let plurals = new Intl.PluralRules('en');
  const nothing = () => undefined;

  function find(key: string, values: Values, ns: string): string | undefined {
    const [prefix, name] = key.includes(':') ? (key.split(':') as [string, string]) : [ns, key];
    const counted = typeof values.count === 'number' ? `${name}_${plurals.select(values.count)}` : name;
    return deepest(namespaces[prefix], counted) ?? deepest(namespaces[prefix], name);
  }

  const fixed = (ns: string) => {
    const t = (key: string, values: Values = {}) => {
      const text = find(key, values, ns);
      return text === undefined ? key : fill(text, values);
    };
    return t;
  };

  const instance = {
    language: '',
    resolvedLanguage: '',
    languages: [] as string[],
    isInitialized: false,
    options: {} as Partial<Options>,
    store: { on: nothing, off: nothing },
    on: nothing,
    off: nothing,
    hasLoadedNamespace: () => true,
    t: fixed(''),
    exists: (key: string) => find(key, {}, defaultNS) !== undefined,
    getFixedT: (_lang: string | null, ns?: string | readonly string[] | null) =>
      fixed((typeof ns === 'string' ? ns : ns?.[0]) ?? defaultNS),
    init(options: Options) {
      const { lng } = options;
      namespaces = options.resources[lng] ?? {};
      defaultNS = options.defaultNS;
      plurals = new Intl.PluralRules(lng);
      Object.assign(instance, {
        language: lng,
        resolvedLanguage: lng,
        languages: [lng],
        isInitialized: true,
      });
      Object.assign(instance, { options, t: fixed(defaultNS) });
      return Promise.resolve(instance.t);
    },
  };
  return instance;
}

/** `react-i18next` asks for it; keys given as functions are not used here. */
export const keyFromSelector = String;
