import { useTranslation } from 'react-i18next';
import type { RecommendationPage } from '../../generated/api/introduction';
import { formatDay } from '../../i18n/format';
import { useLang } from '../../i18n/useLang';

type Page = Pick<RecommendationPage, 'state' | 'stateAfter' | 'nextRoundAt'>;

/**
 * Why nobody of a page is left. The server's answer may be older than what the member has decided since, and it counts
 * who waits for an answer.
 */
const whyNobody = ({ state, stateAfter }: Page) =>
  state === 'READY' || state === 'OUT_OF_CREDITS' ? stateAfter : state;

/** A function that says why there is nobody to meet, and what comes next (HOM-04). */
export function useNobodyText() {
  const { t } = useTranslation('introduction');
  const lang = useLang();
  return (page: Page) => {
    const why = whyNobody(page);
    const date = page.nextRoundAt ? formatDay(new Date(page.nextRoundAt), lang) : '';
    return { why, title: t(`none.${why}`, { date }), text: t(`none.${why}Text`, { date }) };
  };
}
