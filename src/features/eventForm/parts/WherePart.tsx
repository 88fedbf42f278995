import { useTranslation } from 'react-i18next';
import { visibleParts, type LocationVisibility } from '../../../lib/rules/event/visibleLocation';
import { NativeSelect } from '../../../ui/NativeSelect/NativeSelect';
import { RadioGroup } from '../../../ui/Radio/RadioGroup';
import { TextField } from '../../../ui/TextField/TextField';
import { Pair } from '../EventForm.styles';
import { MapsLinkField } from './MapsLinkField';
import { Section } from './Section';
import { SeenBy } from './SeenBy';
import type { EventForm } from '../state/useEventForm';
import { useFields } from '../state/useFields';
import type { MapsReading } from './useMapsPoint';

const visibilities = Object.keys(visibleParts) as LocationVisibility[];

/** The location, and who sees which part of it (EVT-03). */
export function WherePart({ form, maps }: { form: EventForm; maps: MapsReading }) {
  const { t } = useTranslation('eventForm');
  const { text } = useFields(form);
  const { eventType } = form.values;
  const { label, name, value, onChange, error } = text('eventType');
  const isOnline = eventType === 'ONLINE';
  const note = t('optional');
  const places = visibilities.map((each) => ({ value: each, label: t(`place.${each}`) }));
  return (
    <Section title={t('part.where')}>
      <RadioGroup
        label={label}
        name={name}
        value={value}
        onChange={onChange}
        error={error}
        options={[
          { value: 'OFFLINE', label: t('type.OFFLINE') },
          { value: 'ONLINE', label: t('type.ONLINE'), hint: t('type.onlineHint') },
        ]}
      />
      {/* In a place, it is for those who cannot come there. */}
      <TextField
        type="url"
        inputMode="url"
        {...(isOnline ? { required: true } : { note })}
        hint={t('hint.onlineMeetingLink')}
        {...text('onlineMeetingLink')}
      />
      <Pair>
        <TextField required autoComplete="country-name" {...text('country')} />
        <TextField required autoComplete="address-level2" {...text('city')} />
      </Pair>
      <TextField note={note} autoComplete="street-address" {...text('addressLine')} />
      <Pair>
        <TextField note={note} autoComplete="address-level1" {...text('region')} />
        <TextField note={note} autoComplete="postal-code" {...text('postalCode')} />
      </Pair>
      <MapsLinkField form={form} maps={maps} />
      <NativeSelect options={places} {...text('locationVisibility')} />
      <SeenBy values={form.values} />
    </Section>
  );
}
