import { partnerContent, partnerPath } from '../../config/partner';
import { partnerPageNameValues, type PartnerPageName } from '../../generated/config/partner';
import type { PartnerTab } from '../../features/partner/PartnerTabs';
import { useBoot } from '../context/bootContext';

/** The partner pages that the community carries, in their order, by the titles it gives them. */
export function usePartnerTabs(current: PartnerPageName): PartnerTab[] {
  const { config, lang } = useBoot();
  return partnerPageNameValues.flatMap((page) => {
    const content = partnerContent(config, page, lang);
    return content
      ? [{ label: content.title, to: partnerPath(page), lang: content.lang, isCurrent: page === current }]
      : [];
  });
}
