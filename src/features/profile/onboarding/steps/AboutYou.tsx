import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Heading } from '../../../../ui/Text/Heading';
import { Stack } from '../../../../ui/Stack/Stack';
import { TextField } from '../../../../ui/TextField/TextField';
import { LocationField } from '../../fields/location/LocationField';
import { withProfile } from './changes';
import { Part, Two } from './stepLook';
import type { StepFormProps } from './types';

export interface AboutYouProps extends StepFormProps {
  /** The way to have it filled in. */
  filling?: ReactNode;
}

/** Names, work, place (ONB-02). */
export function AboutYou({ draft, change, errorOf, filling }: AboutYouProps) {
  const { t } = useTranslation('onboarding');
  const { t: fields } = useTranslation('fields');
  const { profile } = draft;
  const text = (name: 'firstName' | 'lastName' | 'position' | 'company', autoComplete: string) => ({
    label: t(`profile.${name}`),
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
      <Part aria-labelledby="place">
        <Heading level={2} size="md" id="place">
          {t('profile.place')}
        </Heading>
        <LocationField
          value={profile.location ?? null}
          onChange={(location) => change(withProfile({ location }))}
          shown={profile.showLocation ?? true}
          onShownChange={(showLocation) => change(withProfile({ showLocation }))}
          error={errorOf('location.city') ?? errorOf('location.country')}
        />
      </Part>
    </>
  );
}
