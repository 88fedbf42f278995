import { withProfile } from '../../features/profile/onboarding/steps/changes';
import { AboutYou } from '../../features/profile/onboarding/steps/AboutYou';
import type { StepFormProps } from '../../features/profile/onboarding/steps/types';
import { fillFrom } from '../../features/profile/onboarding/import/fillFrom';
import { ProfileImport } from '../../features/profile/onboarding/import/ProfileImport';
import type { ImportedProfile } from '../../generated/api/lookup';
import type { StepContext } from './types';

/** Names, work and place, with the import of what this community's other steps ask for. */
export function ProfileStep({ context, ...props }: StepFormProps & { context: StepContext }) {
  const { config, shown } = context;
  const { draft, change } = props;
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
      filling={<ProfileImport onFound={take} onPhoto={wantsPhoto ? takePhoto : undefined} />}
    />
  );
}
