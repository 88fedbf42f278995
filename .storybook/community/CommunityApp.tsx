import type { i18n } from 'i18next';
import { useEffect, useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { BootPayload } from '../../src/config/bootPayload';
import type { CommunityConfig } from '../../src/config/types';
import type { Lang } from '../../src/lib/lang';
import { App } from '../../src/shell/boot/App';
import { googleStandIn } from './google';
import { facesIn } from './people';

export interface CommunityAppProps {
  config: CommunityConfig;
  lang: Lang;
  i18n: i18n;
  /** Path and query. */
  at: string;
}

/** As where everything is set up. */
const services: BootPayload['services'] = ['profileImport', 'geocoder'];

/** The whole page of a community at an address, as its visitors get it. */
export function CommunityApp({ config, lang, i18n, at }: CommunityAppProps) {
  const payload: BootPayload = useMemo(
    () => ({ config, lang, theme: null, google: googleStandIn, services, preview: facesIn(lang) }),
    [config, lang],
  );
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <MemoryRouter initialEntries={[at]}>
      <App payload={payload} i18n={i18n} />
    </MemoryRouter>
  );
}
