import { withProfile } from '../../features/onboarding/steps/changes';
import { AboutYou } from '../../features/onboarding/steps/AboutYou';
import type { StepFormProps } from '../../features/onboarding/steps/types';
import { fillFrom } from '../../features/onboarding/import/fillFrom';
import { ProfileImport } from '../../features/onboarding/import/ProfileImport';
import type { ImportedProfile } from '../../generated/api/lookup';
import { useBoot } from '../context/bootContext';
import type { StepContext } from './types';

/** Names, work and location, with the import if it is set up, which fills in the parts of this community's other steps. */
export function ProfileStep({ context, ...props }: StepFormProps & { context: StepContext }) {
  const { config, shown } = context;
  const { draft, change } = props;
  const { services = [] } = useBoot();
  const take = (found: ImportedProfile): boolean => {
    const filled = fillFrom(draft, found, {
      about: shown.includes('about'),
      linkedIn: shown.includes('networks') && config.community.contactsConfig.types.includes('LINKEDIN'),
    });
    change(withProfile(filled));
    return Object.keys(filled).length > 0;
  };
  const wantsPhoto = shown.includes('avatar') && !draft.profile.avatarUrl;
  const takePhoto = (avatarUrl: string) => change(withProfile({ avatarUrl }));
  return (
    <AboutYou
      {...props}
      detectsLocation={services.includes('geocoder')}
      filling={
        services.includes('profileImport') && (
          <ProfileImport onFound={take} onPhoto={wantsPhoto ? takePhoto : undefined} />
        )
      }
    />
  );
}
