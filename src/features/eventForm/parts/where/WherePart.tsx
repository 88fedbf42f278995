import { useTranslation } from 'react-i18next';
import { visibleParts, type LocationVisibility } from '../../../../lib/rules/event/visibleLocation';
import { NativeSelect } from '../../../../ui/NativeSelect/NativeSelect';
import { TextField } from '../../../../ui/TextField/TextField';
import { Pair } from '../../EventForm.styles';
import type { FieldName } from '../../state/checkForm';
import type { EventForm } from '../../state/useEventForm';
import { useFields } from '../../state/useFields';
import { FoldedPart } from '../FoldedPart';
import { MapsLinkField } from './MapsLinkField';
import { SeenBy } from './SeenBy';
import type { MapsReading } from './useMapsPoint';

const visibilities = Object.keys(visibleParts) as LocationVisibility[];
const details: readonly FieldName[] = [
  'region',
  'postalCode',
  'googleMapsLink',
  'latitude',
  'longitude',
  'locationVisibility',
];

/** More about the location, and who sees which part of it (EVT-03). */
export function WherePart({ form, maps }: { form: EventForm; maps: MapsReading }) {
  const { t } = useTranslation('eventForm');
  const { text } = useFields(form);
  const { eventType, locationVisibility } = form.values;
  const isOnline = eventType === 'ONLINE';
  const note = t('optional');
  const places = visibilities.map((each) => ({ value: each, label: t(`place.${each}`) }));
  return (
    <FoldedPart
      form={form}
      title={t('part.where')}
      fields={[...details, isOnline ? 'addressLine' : 'onlineMeetingLink']}
      summary={[t(`place.${locationVisibility}`)]}
    >
      {isOnline ? (
        <TextField note={note} autoComplete="street-address" {...text('addressLine')} />
      ) : (
        // For those who cannot come to the place.
        <TextField
          type="url"
          inputMode="url"
          note={note}
          hint={t('hint.onlineMeetingLink')}
          {...text('onlineMeetingLink')}
        />
      )}
      <Pair>
        <TextField note={note} autoComplete="address-level1" {...text('region')} />
        <TextField note={note} autoComplete="postal-code" {...text('postalCode')} />
      </Pair>
      <MapsLinkField form={form} maps={maps} />
      <NativeSelect options={places} {...text('locationVisibility')} />
      <SeenBy values={form.values} />
    </FoldedPart>
  );
}
