import type { BootPayload } from '../../../config/bootPayload';
import { partnerIn } from '../../../config/partner';
import type { CommunityConfig } from '../../../config/types';
import { cacheByConfig } from './cacheByConfig';
import { escapeJson } from './escape';
import type { PageOptions } from './pageOptions';
import type { Visit } from './visit';

type Outside = Pick<PageOptions, 'google' | 'services' | 'offered' | 'errorReportUrl' | 'countryLookupUrl'>;

/** A payload without what belongs to one page, and its JSON, which is most of the work. */
export interface SharedPayload {
  payload: Readonly<BootPayload>;
  json: string;
}

/** Cached at a time; one is some 30 kB. */
const most = 200;

/** Without what only rounds of recommendations go by. */
const withoutAliases = ({ community, ...config }: CommunityConfig): CommunityConfig => ({
  ...config,
  community: { ...community, matching: { ...community.matching, aliases: [] } },
});

const payloadOf = ({ config, lang, theme, origins }: Visit, outside: Outside): BootPayload => ({
  // The page is in one language; choosing another reloads it.
  config: {
    ...withoutAliases(outside.offered?.(config) ?? config),
    landing: { [lang]: config.landing[lang] },
    partner: config.partner && partnerIn(config.partner, lang, config.community.lang),
  },
  lang,
  theme,
  google: outside.google,
  services: outside.services,
  errorReportUrl: outside.errorReportUrl,
  countryLookupUrl: config.community.legal.byCountry && outside.countryLookupUrl,
  origins,
});

/** Makes the payload of pages, once for all that share it. */
export function cachePayloads(outside: Outside): (visit: Visit) => SharedPayload {
  const cached = cacheByConfig<SharedPayload>(most);
  return (visit) =>
    cached(visit.config, [visit.lang, visit.theme, visit.origins], () => {
      const payload = payloadOf(visit, outside);
      return { payload, json: escapeJson(payload) };
    });
}

/** The JSON of a payload with the properties of one page. */
export function completed({ json }: Pick<SharedPayload, 'json'>, own: Partial<BootPayload>): string {
  const more = escapeJson(own);
  return more === '{}' ? json : `${json.slice(0, -1)},${more.slice(1)}`;
}
