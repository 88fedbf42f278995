import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../ui/Banner/Banner';
import { Button } from '../../../../ui/Button/Button';
import { useEditing } from '../useEditing';
import { discard, useDrafts } from '../values/drafts';

/** Shows that there are unsaved edits of an earlier visit, which are in the fields again. */
export function Restored() {
  const { t } = useTranslation('profile');
  const { profile, fields, mine } = useEditing();
  const restored = useDrafts((draft) => draft.restored);
  if (!restored || !fields.some((field) => field in mine)) return null;
  return (
    <Banner title={t('restored')}>
      <Button variant="quiet" size="sm" onClick={() => discard(profile.id, fields)}>
        {t('save.discard')}
      </Button>
    </Banner>
  );
}
