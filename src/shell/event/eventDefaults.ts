import type { CommunityConfig } from '../../config/types';
import type { Lang } from '../../lib/lang';

/** The currency that most speakers of a language pay in. Others are a choice away. */
const currencies: Record<Lang, string> = { en: 'EUR', ru: 'RUB' };

/** The zone of a community that has not set its own. */
const unset = 'UTC';

/** What a community's settings say of a new event: its currency, and its time zone, if it has one. */
export const eventDefaultsOf = ({
  community: { lang, timeZone },
}: Pick<CommunityConfig, 'community'>): { currency: string; timeZone?: string } => ({
  currency: currencies[lang],
  ...(timeZone === unset ? {} : { timeZone }),
});
