import { Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aheadOf, lazyPart } from '../../../lib/lazyInTime';
import { TextField } from '../../../ui/TextField/TextField';
import type { EventForm } from '../state/useEventForm';
import { useFields } from '../state/useFields';
import { zoneOn, zonesWith } from './zones';

const load = async () => ({ default: (await import('../../../ui/Combobox/Combobox')).Combobox });
const Combobox = lazyPart(load);
const fetchAhead = aheadOf(load);

/**
 * The time zone of an event, found by typing. The code of the search is large and loads when the user is about to use
 * it.
 */
export function ZoneField({ form }: { form: EventForm }) {
  const { t } = useTranslation('eventForm');
  const { date, timeZone } = form.values;
  const [wanted, setWanted] = useState(false);
  // The clocks of all zones take a while to look up.
  const zones = useMemo(() => {
    const all = wanted ? zonesWith(timeZone) : [];
    return all
      .map((value) => ({ value, label: zoneOn(date, value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  }, [wanted, timeZone, date]);
  // If the user has moved on to another field before the code loaded, the focus stays there.
  const focused = useCallback((input: HTMLInputElement | null) => {
    if (document.activeElement === document.body) input?.focus();
  }, []);
  const field = { ...useFields(form).shared('timeZone'), required: true, hint: t('hint.timeZone') };
  const closed = (
    <TextField
      {...field}
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="list"
      autoComplete="off"
      readOnly
      value={zoneOn(date, timeZone)}
      onPointerEnter={fetchAhead}
      onFocus={() => setWanted(true)}
    />
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <Combobox
        {...field}
        ref={focused}
        options={zones}
        value={timeZone || null}
        onChange={(zone) => form.set({ timeZone: zone ?? '' })}
        placeholder={t('zone.placeholder')}
        emptyText={t('zone.none')}
        openLabel={t('zone.open')}
        clearLabel={t('zone.clear')}
      />
    </Suspense>
  );
}
