import { Loading } from '../../../../components/loading/Loading';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import type { ProfileSettings } from '../settings';
import { AccountFrame } from './AccountFrame';
import { Panel } from './Panel';

/** The settings while they load (UIX-05): their first parts, empty. */
export function AccountSkeleton({ introductions }: Pick<ProfileSettings, 'introductions'>) {
  const { t: ofProfile } = useTranslation('profile');
  return (
    <AccountFrame introductions={introductions}>
      <Loading>
        <Panel id="privacy" title={ofProfile('privacy.title')}>
          <Skeleton shape="block" height="20rem" />
        </Panel>
        {introductions && (
          <Panel
            id="introductions"
            title={ofProfile('introductions.title')}
            intro={ofProfile('introductions.intro')}
          >
            <Skeleton shape="block" height="12rem" />
          </Panel>
        )}
      </Loading>
    </AccountFrame>
  );
}
