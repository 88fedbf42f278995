import { Status } from '../../../ui/announcer/Status';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LocationInput } from '../../../generated/api/participant';
import { useLang } from '../../../i18n/useLang';
import { profileFields } from '../../../lib/rules/profile/profileFields';
import { Button } from '../../../ui/Button/Button';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Icon } from '../../../ui/Icon/Icon';
import { Stack } from '../../../ui/Stack/Stack';
import { TextField } from '../../../ui/TextField/TextField';
import { detectLocation } from './detectLocation';
import { media, space } from '../../../ui/theme';

/** City and country, side by side if there is room. */
const Inputs = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(4)};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export interface LocationFieldProps {
  /** Null: nowhere yet. */
  value: LocationInput | null;
  onChange: (location: LocationInput | null) => void;
  /** Whether others see the city. */
  shown: boolean;
  onShownChange: (shown: boolean) => void;
  /** The errors of the fields, in the viewer's language. */
  errors?: { city?: string; country?: string };
  /** Whether detection is available: a geocoder is configured. */
  detects?: boolean;
}

type State = 'idle' | 'detecting' | 'detected' | 'failed';

/**
 * A person's location, typed, or detected by the browser and named by the configured geocoder, and whether others see
 * it. Needs the texts `fields` and `failures`.
 */
export function LocationField({
  value,
  onChange,
  shown,
  onShownChange,
  errors,
  detects,
}: LocationFieldProps) {
  const { t } = useTranslation('fields');
  const lang = useLang();
  const { t: failures } = useTranslation('failures');
  const [state, setState] = useState<State>('idle');
  const location = { city: value?.city ?? '', country: value?.country ?? '' };

  // Typing removes the coordinates, because they belong to the detected place.
  const type = (change: Partial<typeof location>) => {
    const { city, country } = { ...location, ...change };
    setState('idle');
    onChange(city || country ? { city, country: country || null } : null);
  };

  const detect = async () => {
    setState('detecting');
    try {
      onChange(await detectLocation());
      setState('detected');
    } catch {
      setState('failed');
    }
  };

  const named = [location.city, location.country].filter(Boolean).join(', ');
  return (
    <Stack $gap={3}>
      <Inputs>
        <TextField
          label={t('location.city')}
          autoComplete="address-level2"
          value={location.city}
          error={errors?.city}
          onChange={(event) => type({ city: event.target.value })}
        />
        <TextField
          label={t('location.country')}
          note={t('optional')}
          autoComplete="country-name"
          value={location.country}
          error={errors?.country}
          onChange={(event) => type({ country: event.target.value })}
        />
      </Inputs>
      {detects && (
        <Stack $row $gap={3} $wrap>
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon icon={LocateFixed} size={18} />}
            loading={state === 'detecting'}
            loadingLabel={t('location.detecting')}
            onClick={() => void detect()}
          >
            {t('location.detect')}
          </Button>
          <Status $size="sm" $tone={state === 'failed' ? 'error' : 'success'}>
            {state === 'failed' && failures('location')}
            {state === 'detected' && t('location.detected', { location: named })}
          </Status>
        </Stack>
      )}
      <Checkbox
        label={profileFields.showLocation.label[lang]}
        hint={t('location.showHint')}
        checked={shown}
        onChange={(event) => onShownChange(event.target.checked)}
      />
    </Stack>
  );
}
