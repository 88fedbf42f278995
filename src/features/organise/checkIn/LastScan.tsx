import { useContentAnnouncement } from '../../../ui/announcer/useContentAnnouncement';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '../../../i18n/useLang';
import { renderedZone } from '../../../lib/browserFacts';
import { dateFormat } from '../../../lib/dateFormat';
import type { Lang } from '../../../lib/lang';
import { Icon } from '../../../ui/Icon/Icon';
import { Big, Outcome, Plain } from './CheckIn.styles';
import type { CheckInOutcome } from './useCheckIn';

/** Local hours and minutes. */
export const clockOf = (at: string, lang: Lang): string =>
  dateFormat(lang, { hour: '2-digit', minute: '2-digit', timeZone: renderedZone() }).format(new Date(at));

const tones = {
  CHECKED_IN: ['good', CircleCheck],
  ALREADY: ['known', CircleAlert],
  NOT_GOING: ['bad', CircleX],
  unknown: ['bad', CircleX],
} as const;

/** The result of the last scan or press, readable at arm's length and announced by screen readers. */
export function LastScan({ last }: { last: CheckInOutcome | undefined }) {
  const { t } = useTranslation('checkIn');
  const lang = useLang();
  const outcome = useRef<HTMLDivElement>(null);
  useContentAnnouncement(outcome);
  const [tone, icon] = last ? tones[last.outcome] : [undefined, undefined];
  const time = last?.at ? clockOf(last.at, lang) : '';
  const more =
    last?.outcome === 'ALREADY'
      ? last.by
        ? t('outcome.ALREADYBy', { by: last.by, time })
        : t('outcome.ALREADYAt', { time })
      : last?.outcome === 'NOT_GOING' && last.status
        ? t(`outcome.${last.status}`)
        : last?.waits && t('outcome.waits');
  return (
    <div ref={outcome}>
      {last && icon && (
        <Outcome data-tone={tone}>
          <Icon icon={icon} size={32} />
          <div>
            <Big>{t(`outcome.${last.outcome}`, { name: last.name })}</Big>
            {more && <Plain>{more}</Plain>}
          </div>
        </Outcome>
      )}
    </div>
  );
}
