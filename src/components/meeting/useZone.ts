import { useTranslation } from 'react-i18next';
import { useLang } from '../../i18n/useLang';
import { formatTime, showSame } from '../../lib/rules/meeting/formatTime';

export interface Zones {
  mine: string;
  theirs: string;
}

/** Texts for a time: in the member's zone, and in the other's if that differs. */
export function useFormatTime({ mine, theirs }: Zones, minutes: number, name: string) {
  const { t } = useTranslation('meeting');
  const lang = useLang();
  return (startsAt: string) => ({
    mine: formatTime(startsAt, minutes, { lang, zone: mine }),
    theirs: showSame(new Date(startsAt), mine, theirs)
      ? undefined
      : t('propose.theirs', { name, time: formatTime(startsAt, minutes, { lang, zone: theirs }) }),
  });
}
