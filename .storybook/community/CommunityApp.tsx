import type { i18n } from 'i18next';
import { useEffect, useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { CommunityConfig } from '../../src/config/types';
import type { Lang } from '../../src/lib/lang';
import { App } from '../../src/shell/boot/App';
import { payloadOf } from './payload';

interface CommunityAppProps {
  config: CommunityConfig;
  lang: Lang;
  i18n: i18n;
  /** Path and query. */
  at: string;
}

/** The whole page of a community at an address, as its visitors get it. */
export function CommunityApp({ config, lang, i18n, at }: CommunityAppProps) {
  const payload = useMemo(() => payloadOf(config, lang), [config, lang]);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <MemoryRouter initialEntries={[at]}>
      <App payload={payload} i18n={i18n} />
    </MemoryRouter>
  );
}
