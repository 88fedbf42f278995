import type { BootPayload } from '../../src/config/bootPayload';
import type { CommunityConfig } from '../../src/config/types';
import type { Lang } from '../../src/lib/lang';
import { googleStandIn } from './google';
import { facesIn } from './people';

/** The payload of a community's page, with every service available. */
export const payloadOf = (config: CommunityConfig, lang: Lang): BootPayload => ({
  config,
  lang,
  theme: null,
  google: googleStandIn,
  services: ['profileImport', 'geocoder'],
  preview: facesIn(lang),
});
