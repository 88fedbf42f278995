import { exampleOf } from '../../scripts/generate/config/examples';
import { lookUp, type Schema } from '../../scripts/generate/config/schemas';
import { fileNames, schemaOf } from '../../src/config/fileNames';
import type { FileName } from '../../src/config/types';

/** Values that a full folder needs to make sense as a whole, by their place. */
const meaningful: Readonly<Record<string, unknown>> = {
  'community.admission': 'invitation',
  'community.transparent': false,
  'community.domain': 'full.example',
  'community.id': 'full-id',
  'community.aliases': ['one.full.example', 'two.full.example'],
  'community.langChoices': ['en', 'ru'],
  'community.lang': 'ru',
  'community.timeZone': 'Europe/Belgrade',
  'community.legal.byCountry': { RU: { policyUrl: 'assets/ru.html', termsUrl: 'assets/ru-terms.html' } },
  'authConfig.methods': [
    { authType: 'OTP' },
    { authType: 'OAUTH2', externalContent: { codeUrl: 'https://id.full.example/a', label: 'Full' } },
  ],
  'authConfig.shortAuth.requireTerms': true,
  'brand.radius': 3,
  'brand.spacing': 6,
  'brand.colors.primary': '#7a1fa2',
  'brand.titleBesideLogo': false,
  'brand.fonts': { body: 'Manrope', heading: 'Golos Text' },
};

const hero = { type: 'hero', title: 'Full' };

/** Files whose schema another one covers, or that only repeat. */
const small: Partial<Record<FileName, Record<string, unknown>>> = {
  'landingru.json': { title: 'Full', sections: [hero] },
  'partner.json': {
    services: {
      en: { title: 'Full', sections: [hero, { ...hero, title: 'Fuller' }] },
      ru: { title: 'Full', sections: [hero] },
    },
    education: { en: { title: 'Full', sections: [hero] }, ru: { title: 'Full', sections: [hero] } },
  },
};

/** Texts that can be made unique. */
const texts = new Set(['en', 'ru', 'title', 'label', 'question', 'answer', 'value', 'text']);

/** The same with numbered texts and ids, so that no two items of a list are equal. */
function numbered(value: unknown, number: number, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'id') return `${value}-${number}`;
    return texts.has(key) ? `${value} ${number}` : value;
  }
  if (Array.isArray(value)) return value.map((item, index) => numbered(item, number * 10 + index, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, numbered(item, number, name)]),
  );
}

/**
 * A folder in which every key of every schema has a value, different from its default if possible. Lists of several
 * kinds of items have one of each.
 */
export function fullFolder(schemas: Map<string, Schema>): Record<FileName, Record<string, unknown>> {
  const full = (file: string, schema: Schema, at: string): unknown => {
    if (at in meaningful) return meaningful[at];
    if (schema.$ref) {
      const { home, schema: target } = lookUp(schemas, file, schema.$ref);
      const usual = { default: schema.default, ...(schema.examples ? { examples: schema.examples } : {}) };
      return full(home, { ...target, ...usual }, at);
    }
    const { properties, items, oneOf, maxProperties } = schema;
    if (schema.localized && !schema.type?.includes('string')) return whole(file, properties ?? {}, at);
    // Either of two keys: the example has one.
    if (schema.localized || maxProperties) return exampleOf(schemas, file, schema);
    if (properties) return whole(file, properties, at);
    if (items) return several(file, items, schema, at);
    if (oneOf?.[0]) return full(file, oneOf[0], at);
    return exampleOf(schemas, file, schema);
  };
  const whole = (file: string, properties: Record<string, Schema>, at: string) =>
    Object.fromEntries(
      Object.entries(properties).map(([key, of]) => [key, full(file, of, at ? `${at}.${key}` : key)]),
    );
  const several = (file: string, items: Schema, list: Schema, at: string): unknown => {
    const { home, schema } = items.$ref ? lookUp(schemas, file, items.$ref) : { home: file, schema: items };
    if (schema.oneOf)
      return schema.oneOf.map((kind, index) => numbered(full(home, kind, `${at}.${index}`), index));
    if (!schema.properties) return exampleOf(schemas, file, list);
    const count = Math.max(2, Number(list.minItems ?? 0));
    return Array.from({ length: count }, (_, index) => numbered(full(home, schema, `${at}.${index}`), index));
  };
  const files = Object.fromEntries(
    fileNames.map((name) => {
      const schema = schemas.get(schemaOf(name)) ?? {};
      const value = whole(schemaOf(name), schema.properties ?? {}, schemaOf(name));
      return [name, small[name] ?? value];
    }),
  );
  // Serialised and parsed like files, so that no two keys share an object.
  return JSON.parse(JSON.stringify(files)) as Record<FileName, Record<string, unknown>>;
}
