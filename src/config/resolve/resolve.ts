import type { AuthConfig } from '../../generated/config/authConfig';
import type { Brand } from '../../generated/config/brand';
import type { Community } from '../../generated/config/community';
import type { Landing } from '../../generated/config/landing';
import type { Navigation } from '../../generated/config/navigation';
import type { Partner } from '../../generated/config/partner';
import type { Questions } from '../../generated/config/questions';
import { shapes } from '../../generated/config/shapes';
import type { StepsConfig } from '../../generated/config/stepsConfig';
import { deepFreeze } from '../../lib/json/deepFreeze';
import type { Lang } from '../../lib/lang';
import { isTimeZone } from '../../lib/timeZone';
import { applyToValue } from '../change';
import { isInherited, schemaOf } from '../fileNames';
import type { CommunityConfig, FileName } from '../types';
import { withAssetUrls } from './assets';
import { layeredBrand, resolveBrand } from './brand';
import type { Layer, Layers } from './layers';
import { fill, merge, type Json } from './merge';
import { inWords, measuresOf } from './measures';
import { withPlaceholders, type Placeholders } from './placeholders';

/** Keys that are never inherited from the default. */
const identity = [
  'id',
  'domain',
  'aliases',
  'parentCommunityDomain',
  'title',
  'landingTitle',
  'imgUrl',
  'teamContact',
  'platformLinks',
];

/** Keys about the file and not the community. */
const ofFile = ['$schema', 'schemaVersion'];

const without = (value: Json, keys: readonly string[]): Json =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** One file of a layer, its assets as addresses of the site. */
function fileOf({ domain, files }: Layer, name: FileName): Json {
  const value = without(files[name] ?? {}, ofFile);
  return withAssetUrls(value, shapes[schemaOf(name)], domain) as Json;
}

/** One file of the default's layer, without keys that an invalid file above it must not inherit. */
function baseOf({ defaults, own }: Layers, name: FileName): Json {
  const withheld = own.withheld[name] ?? [];
  if (!isInherited(name) || withheld.some(({ length }) => length === 0)) return {};
  const base = fileOf(defaults, name);
  return applyToValue(
    base,
    withheld.map((path) => ({ remove: path })),
  ) as Json;
}

/** One file of all layers, merged and completed; `below` says what goes before the schema's own defaults. */
function resolved(layers: Layers, name: FileName, below: Json = {}): unknown {
  const { defaults, own, overrides } = layers;
  const shape = shapes[schemaOf(name)];
  const base = baseOf(layers, name);
  const inherited =
    name === 'community.json' && defaults.domain !== own.domain ? without(base, identity) : base;
  const merged = [fileOf(own, name), fileOf(overrides, name)].reduce(
    (here, over) => merge(here, over, shape) as Json,
    { ...below, ...inherited },
  );
  return fill(merged, shape);
}

/**
 * Whether something that new members agree to or are admitted by is unknown: an invalid key of the community's own, or
 * of the default's if the community has none.
 */
function isClosed({ defaults, own, overrides }: Layers): boolean {
  const says = ({ files }: Layer, name: FileName, key: string) => files[name]?.[key] !== undefined;
  return (
    own.closing.length > 0 ||
    overrides.closing.length > 0 ||
    defaults.closing.some(
      ({ name, key }) => !identity.includes(key) && !says(own, name, key) && !says(overrides, name, key),
    )
  );
}

function communityOf(layers: Layers, domain: string, lang: Lang | undefined) {
  const community = resolved(layers, 'community.json', lang ? { lang } : {}) as Community;
  const { id = domain, title = domain } = community;
  const timeZone = isTimeZone(community.timeZone)
    ? community.timeZone
    : shapes.community.keys.timeZone.default;
  const admission = isClosed(layers) ? 'closed' : community.admission;
  return { ...(withPlaceholders(community, { title }) as Community), id, domain, title, timeZone, admission };
}

/** Colours and fonts without their required key get the schema's. */
const completed = ({ colors, fonts, ...brand }: Json): Json => ({
  ...brand,
  colors: { ...shapes.brand.keys.colors.default, ...(colors as Json) },
  fonts: { ...shapes.brand.keys.fonts.default, ...(fonts as Json) },
});

function brandOf(layers: Layers, title: string) {
  const isDefault = layers.defaults.domain === layers.own.domain;
  const base = isDefault ? {} : baseOf(layers, 'brand.json');
  const [own, over] = [fileOf(layers.own, 'brand.json'), fileOf(layers.overrides, 'brand.json')];
  const brand = layeredBrand(base, own, over, layers.own.withheld['brand.json']);
  return resolveBrand(completed(fill(brand, shapes.brand) as Json) as unknown as Brand, title);
}

/** Sign-in methods with their required settings; the checks report the others. If none is left, nobody can sign in. */
const usable = (auth: AuthConfig): AuthConfig => ({
  ...auth,
  methods: auth.methods.filter(
    ({ authType, externalContent }) => authType !== 'OAUTH2' || externalContent?.codeUrl,
  ),
});

function landingOf(layers: Layers, lang: Lang, words: Placeholders): Landing | undefined {
  const name = `landing${lang}.json` as const;
  const isThere = [layers.defaults, layers.own, layers.overrides].some(({ files }) => files[name]);
  return isThere ? (withPlaceholders(resolved(layers, name), words) as Landing) : undefined;
}

/** The partner pages, where the community carries any (CFG-14). */
function partnerOf(layers: Layers, title: string): Partner | undefined {
  const pages = withPlaceholders(resolved(layers, 'partner.json'), { title }) as Partner;
  return Object.keys(pages).length > 0 ? pages : undefined;
}

/**
 * Third stage: checked files of all layers to one immutable, complete config (CFG-01, CFG-03, CFG-13). `usual` is the
 * language if no layer states one.
 */
export function resolve(layers: Layers, domain: string, usual?: Lang): CommunityConfig {
  const community = communityOf(layers, domain, usual);
  const { id, title, lang, langChoices } = community;
  const steps = resolved(layers, 'stepsConfig.json') as StepsConfig;
  const questions = resolved(layers, 'questions.json') as Questions;
  const { requiredContacts, requiredContactsMin, contactsConfig } = community;
  const offered = contactsConfig.types;
  const measures = measuresOf(questions.questions, { requiredContacts, requiredContactsMin, offered, steps });
  const landings = [...new Set([lang, ...langChoices])].map(
    (of) => [of, landingOf(layers, of, { title, ...inWords(measures, of) })] as const,
  );
  const partner = partnerOf(layers, title);
  return deepFreeze({
    id,
    domain,
    community,
    brand: brandOf(layers, title),
    auth: usable(resolved(layers, 'authConfig.json') as AuthConfig),
    steps,
    navigation: resolved(layers, 'navigation.json') as Navigation,
    questions,
    landing: Object.fromEntries(landings.filter(([, landing]) => landing)),
    ...(partner && { partner }),
  });
}
