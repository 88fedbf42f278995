import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { countdownText, useSecondsUntil, type Clock } from '../../../components/countdown/countdown';
import { formatDateTime } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { Text } from '../../../ui/Text/Text';

export interface OfferEndsProps {
  /** ISO 8601. */
  until: string;
  clock?: Clock;
  onLapse: () => void;
}

const hour = 3600;

/** The end of an offer (EVT-09): a date, and within the last hour a countdown. */
export default function OfferEnds({ until, clock, onLapse }: OfferEndsProps) {
  const { t } = useTranslation('eventPage');
  const lang = useLang();
  const end = new Date(until);
  const seconds = useSecondsUntil(end.getTime(), clock);
  const lapse = useEffectEvent(onLapse);
  useEffect(() => {
    if (seconds === 0) lapse();
  }, [seconds]);
  const left = seconds > hour ? undefined : countdownText(seconds);
  return (
    <Text $size="sm" $tone="muted" $numeric>
      {t('heldUntil', { time: formatDateTime(end, lang) })}
      {left && <span role="timer">{`\u00a0· ${left}`}</span>}
    </Text>
  );
}
