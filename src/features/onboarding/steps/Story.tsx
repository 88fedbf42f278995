import { useTranslation } from 'react-i18next';
import { profileFields } from '../../../lib/rules/profile/profileFields';
import { TagsField } from '../../../components/fields/tags/TagsField';
import { LimitedText } from '../../../components/fields/text/LimitedText';
import { useLang } from '../../../i18n/useLang';
import { withProfile } from './changes';
import type { StepFormProps } from './types';

/** A text about oneself, the goal, tags (ONB-02). */
export function Story({ draft, change, errorOf }: StepFormProps) {
  const { t } = useTranslation('onboarding');
  const { t: fields } = useTranslation('fields');
  const lang = useLang();
  const { about, goal, tags = [] } = draft.profile;
  return (
    <>
      <LimitedText
        label={profileFields.about.label[lang]}
        note={fields('optional')}
        value={about ?? ''}
        onChange={(text) => change(withProfile({ about: text }))}
        limits={profileFields.about.limits}
        error={errorOf('about')}
      />
      <LimitedText
        label={profileFields.goal.label[lang]}
        note={fields('optional')}
        placeholder={t('about.goalHint')}
        value={goal ?? ''}
        onChange={(text) => change(withProfile({ goal: text }))}
        limits={profileFields.goal.limits}
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
