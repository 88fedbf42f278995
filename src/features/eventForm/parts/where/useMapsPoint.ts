import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../api/request';
import { readMapsLink } from '../../../../generated/api/client/event';
import { describeError } from '../../../../i18n/describeError';
import { isMapsLink } from '../../../../lib/rules/event/mapsLink';
import { pointIn } from '../../../../lib/rules/event/mapsPoint';
import type { EventForm } from '../../state/useEventForm';
import type { FormValues } from '../../state/values';

interface Told {
  link: string;
  /** The result. Both are absent while the link is being read. */
  found?: true;
  error?: string;
}

/** The values from a link: empty for an empty link, undefined if it could not be read. */
type Point = Partial<FormValues> | undefined;

export type MapsReading = ReturnType<typeof useMapsPoint>;

/**
 * Reads the coordinates of a Google Maps link (EVT-02): a long one here, a short one by the server (E38), when its
 * field is left, at Enter, or before the form is saved. The result is shown until the link changes.
 */
export function useMapsPoint({ values, stored, set }: EventForm) {
  const { t, i18n } = useTranslation('eventForm');
  const [told, setTold] = useState<Told>();
  const link = values.googleMapsLink.trim();
  // A stored link was read before, and coordinates typed beside a draft's link take precedence.
  const isKnown = link === stored.googleMapsLink.trim() || Boolean(values.latitude && values.longitude);
  const last = useRef(isKnown ? { link, point: Promise.resolve<Point>({}) } : undefined);

  async function find(): Promise<Point> {
    if (link === '') {
      setTold(undefined);
      return {};
    }
    if (!isMapsLink(link)) {
      setTold({ link, error: t('invalid.googleMapsLink') });
      return {};
    }
    setTold({ link });
    const isCurrent = () => last.current?.link === link;
    try {
      const { latitude, longitude } = pointIn(link) ?? (await request(readMapsLink, { body: { link } }));
      const point = { latitude: String(latitude), longitude: String(longitude) };
      // Another one was typed meanwhile.
      if (!isCurrent()) return {};
      set(point);
      setTold({ link, found: true });
      return point;
    } catch (error) {
      if (isCurrent()) setTold({ link, error: describeError(error, i18n) });
      return undefined;
    }
  }
  const current = told?.link === link ? told : undefined;
  const isLast = () => last.current?.link === link;
  /** Reads the link, once; with `again` a second time after a failure. */
  const read = (again = false): Promise<Point> => {
    if (last.current && isLast() && !(again && current?.error)) return last.current.point;
    // Stored before it is read, because a long link is read synchronously.
    const next = { link, point: Promise.resolve<Point>({}) };
    last.current = next;
    next.point = find();
    return next.point;
  };
  return {
    ...current,
    busy: current !== undefined && !current.found && !current.error,
    read,
    /** Whether there is a link to read. */
    isDue: () => link !== '' && (!isLast() || current?.error !== undefined),
    /** Called before the form is saved. Undefined stops saving: an unreadable link is reported first. */
    beforeSave: async (): Promise<Point> => (current?.error ? {} : read()),
  };
}
