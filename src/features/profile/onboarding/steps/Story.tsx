import { useTranslation } from 'react-i18next';
import { profileLimits } from '../../../../lib/rules/profileLimits';
import { TagsField } from '../../fields/tags/TagsField';
import { LimitedText } from '../../fields/text/LimitedText';
import { withProfile } from './changes';
import type { StepFormProps } from './types';

/** A text about oneself, the goal, tags (ONB-02). */
export function Story({ draft, change, errorOf }: StepFormProps) {
  const { t } = useTranslation('onboarding');
  const { t: fields } = useTranslation('fields');
  const { about, goal, tags = [] } = draft.profile;
  return (
    <>
      <LimitedText
        label={t('about.about')}
        note={fields('optional')}
        value={about ?? ''}
        onChange={(text) => change(withProfile({ about: text }))}
        limits={profileLimits.about}
        error={errorOf('about')}
      />
      <LimitedText
        label={t('about.goal')}
        note={fields('optional')}
        placeholder={t('about.goalHint')}
        value={goal ?? ''}
        onChange={(text) => change(withProfile({ goal: text }))}
        limits={profileLimits.goal}
        error={errorOf('goal')}
      />
      <TagsField
        value={tags}
        onChange={(next) => change(withProfile({ tags: next }))}
        error={errorOf('tags')}
      />
    </>
  );
}
