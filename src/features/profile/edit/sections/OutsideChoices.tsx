import { useTranslation } from 'react-i18next';
import { useLang } from '../../../../i18n/useLang';
import { profileFields } from '../../../../lib/rules/profile/profileFields';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import type { SectionState } from '../save/useSection';
import { useEditing } from '../useEditing';
import { Choices } from './Choices';

/**
 * Whether people outside the community can find the owner: by a link and in search engines (PRO-05), on the welcome
 * page (PRO-06).
 */
export function OutsideChoices({ section: { values, set } }: { section: SectionState }) {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const { settings } = useEditing();
  return (
    <Choices label={t('privacy.outside')}>
      <Checkbox
        label={profileFields.publicPage.label[lang]}
        hint={t('privacy.publicPageHint')}
        checked={values.publicPage}
        onChange={({ target }) => set('publicPage', target.checked)}
      />
      {(settings.showsMembers || values.publicPreview) && (
        <Checkbox
          label={profileFields.publicPreview.label[lang]}
          hint={t('privacy.publicPreviewHint')}
          checked={values.publicPreview}
          onChange={({ target }) => set('publicPreview', target.checked)}
        />
      )}
      <Checkbox
        label={profileFields.inSearchEngines.label[lang]}
        hint={t('privacy.inSearchEnginesHint')}
        checked={values.inSearchEngines}
        onChange={({ target }) => set('inSearchEngines', target.checked)}
      />
    </Choices>
  );
}
