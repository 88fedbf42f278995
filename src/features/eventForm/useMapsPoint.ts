import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import { readMapsLink } from '../../generated/api/client/event';
import { describeError } from '../../i18n/describeError';
import { isMapsLink } from '../../lib/rules/event/mapsLink';
import { pointIn } from '../../lib/rules/event/mapsPoint';
import type { EventForm } from './useEventForm';

interface Reading {
  link: string;
  /** What came of it; both absent while it is read. */
  found?: true;
  error?: string;
}

/**
 * The coordinates of a Google Maps link (EVT-02): a long one is read here, a short one by the server (E38). `read` is to be
 * called when the field is left; what came of it is told as long as the link stands there.
 */
export function useMapsPoint({ values, set }: EventForm) {
  const { t, i18n } = useTranslation('eventForm');
  const [reading, setReading] = useState<Reading>();
  const last = useRef<string>(undefined);
  const link = values.googleMapsLink.trim();
  const read = async () => {
    if (last.current === link) return;
    last.current = link;
    if (link === '') return setReading(undefined);
    if (!isMapsLink(link)) return setReading({ link, error: t('invalid.googleMapsLink') });
    setReading({ link });
    try {
      const point = pointIn(link) ?? (await request(readMapsLink, { body: { link } }));
      // Another one was typed meanwhile.
      if (last.current !== link) return;
      set({ latitude: String(point.latitude), longitude: String(point.longitude) });
      setReading({ link, found: true });
    } catch (error) {
      if (last.current !== link) return;
      last.current = undefined;
      setReading({ link, error: describeError(error, i18n) });
    }
  };
  const current = reading?.link === link ? reading : undefined;
  return {
    ...current,
    busy: current !== undefined && !current.found && !current.error,
    read: () => void read(),
  };
}
