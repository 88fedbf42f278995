import { useTranslation } from 'react-i18next';
import { Loading } from '../../../components/loading/Loading';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Part } from './Part';

/** The settings while they are not known (UIX-05). */
export function SettingsSkeleton() {
  const { t } = useTranslation('subscriptions');
  return (
    <Loading>
      <Part id="what" title={t('what.title')} intro={t('what.always')}>
        <Skeleton shape="block" height="32rem" />
      </Part>
      <Part id="when" title={t('when.title')} intro={t('when.intro')}>
        <Skeleton shape="block" height="16rem" />
      </Part>
    </Loading>
  );
}
