import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../ui/Combobox/Combobox';
import { TextField } from '../../ui/TextField/TextField';
import { Pair } from './EventForm.styles';
import { Section } from './Section';
import type { EventForm } from './useEventForm';
import { useFields } from './useFields';

/** Every zone this browser knows, and the one that is chosen. */
function zonesWith(chosen: string) {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = !chosen || known.includes(chosen) ? known : [chosen, ...known];
  return zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** When it is: by the clock of its zone. */
export function WhenPart({ form }: { form: EventForm }) {
  const { t } = useTranslation('eventForm');
  const { shared, text } = useFields(form);
  const { timeZone } = form.values;
  const zones = useMemo(() => zonesWith(timeZone), [timeZone]);
  const note = t('optional');
  return (
    <Section title={t('part.when')}>
      <Pair>
        <TextField type="date" required {...text('date')} />
        <TextField type="time" required {...text('startTime')} />
      </Pair>
      <Pair>
        <TextField type="time" note={note} {...text('endTime')} />
        <TextField type="date" note={note} hint={t('hint.endDate')} {...text('endDate')} />
      </Pair>
      <Combobox
        {...shared('timeZone')}
        required
        hint={t('hint.timeZone')}
        options={zones}
        value={timeZone || null}
        onChange={(zone) => form.set({ timeZone: zone ?? '' })}
        emptyText={t('zone.none')}
        openLabel={t('zone.open')}
        clearLabel={t('zone.clear')}
      />
    </Section>
  );
}
