import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';

/** Reminds a new user, who has closed the request for consent, and opens it again (AUT-10). */
export function ConsentLater({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('consent');
  return (
    <Banner
      announced
      title={t('postponed.title')}
      action={
        // It takes the place of the dialog, and its focus.
        <Button size="sm" autoFocus onClick={onOpen}>
          {t('postponed.open')}
        </Button>
      }
    >
      {t('postponed.text')}
    </Banner>
  );
}
