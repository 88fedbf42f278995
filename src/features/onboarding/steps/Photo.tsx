import { PhotoField } from '../../../components/fields/photo/PhotoField';
import { nameOf } from '../../../components/participant/participantText';
import { withProfile } from './changes';
import type { StepFormProps } from './types';

/** The photo (ONB-02). */
export function Photo({ draft, change, errorOf }: StepFormProps) {
  const { firstName = '', lastName = '', avatarUrl = null } = draft.profile;
  return (
    <PhotoField
      value={avatarUrl}
      onChange={(url) => change(withProfile({ avatarUrl: url }))}
      name={nameOf({ firstName, lastName })}
      error={errorOf('avatarUrl')}
    />
  );
}
