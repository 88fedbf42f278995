import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../../../ui/Text/Heading';
import { Stack } from '../../../ui/Stack/Stack';
import { TextField } from '../../../ui/TextField/TextField';
import { LocationField } from '../../../components/fields/location/LocationField';
import { useLang } from '../../../i18n/useLang';
import { profileFields, type FieldOfSection } from '../../../lib/rules/profile/profileFields';
import { withProfile } from './changes';
import type { StepFormProps } from './types';
import { color, media, space } from '../../../ui/theme';

/** Two short fields side by side if there is room. */
const Two = styled.div`
  display: grid;
  gap: ${space(5)};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)};
  }
`;

const Part = styled.section`
  display: grid;
  gap: ${space(3)};
  padding-block-start: ${space(6)};
  border-block-start: 1px solid ${color('border')};
`;

interface AboutYouProps extends StepFormProps {
  /** The control that fills in the form. */
  filling?: ReactNode;
  /** Whether location detection is available. */
  detectsLocation?: boolean;
}

/** Names, work, location (ONB-02). */
export function AboutYou({ draft, change, errorOf, filling, detectsLocation }: AboutYouProps) {
  const { t } = useTranslation('onboarding');
  const { t: fields } = useTranslation('fields');
  const lang = useLang();
  const { profile } = draft;
  const text = (name: FieldOfSection<'name'>, autoComplete: string) => ({
    label: profileFields[name].label[lang],
    autoComplete,
    value: profile[name] ?? '',
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change(withProfile({ [name]: event.target.value })),
  });
  return (
    <>
      {filling}
      <Stack $gap={5}>
        <Two>
          <TextField {...text('firstName', 'given-name')} aria-required />
          <TextField {...text('lastName', 'family-name')} note={fields('optional')} />
        </Two>
        <Two>
          <TextField {...text('position', 'organization-title')} note={fields('optional')} />
          <TextField {...text('company', 'organization')} note={fields('optional')} />
        </Two>
      </Stack>
      <Part aria-labelledby="location">
        <Heading level={2} size="md" id="location">
          {t('profile.location')}
        </Heading>
        <LocationField
          value={profile.location ?? null}
          onChange={(location) => change(withProfile({ location }))}
          shown={profile.showLocation ?? true}
          onShownChange={(showLocation) => change(withProfile({ showLocation }))}
          detects={detectsLocation}
          errors={{ city: errorOf('location.city'), country: errorOf('location.country') }}
        />
      </Part>
    </>
  );
}
