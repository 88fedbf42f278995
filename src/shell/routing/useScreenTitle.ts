import { useTranslation } from 'react-i18next';
import { partnerContent, partnerPageOf } from '../../config/partner';
import { localize } from '../../lib/lang';
import type { BuiltRoute } from '../../lib/routes';
import { useBoot } from '../context/bootContext';

/** The document's title: the welcome page has its own, every other screen has its name and the community's. */
export function useScreenTitle(route: BuiltRoute): string {
  const { t } = useTranslation();
  const { config, lang } = useBoot();
  const { title, landingTitle } = config.community;
  const page = partnerPageOf(route);
  const content = page && partnerContent(config, page, lang);
  if (content) return `${content.title} · ${title}`;
  if (route !== 'welcome') return `${t(`titles.${route}`)} · ${title}`;
  return localize(landingTitle, lang) || config.landing[lang]?.title || title;
}
