import { useTranslation } from 'react-i18next';
import { routePaths } from '../../lib/routes';
import { Banner } from '../../ui/Banner/Banner';
import { Link } from '../../ui/Link/Link';

/**
 * Shown to members without any visible contact, because their connections cannot reach them (section 8 of the
 * specification).
 */
export function Unreachable() {
  const { t } = useTranslation('contacts');
  return (
    <Banner
      title={t('unreachable.title')}
      action={
        <Link alone to={`${routePaths.profile}#contacts`}>
          {t('unreachable.connect')}
        </Link>
      }
    >
      {t('unreachable.text')}
    </Banner>
  );
}
