import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { OwnParticipant } from '../../../generated/api/currentUser';
import { routePaths } from '../../../lib/routes';
import { Link } from '../../../ui/Link/Link';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Text } from '../../../ui/Text/Text';
import { Step, StepRow } from './Step';

/* Each as high as a thumb needs. */
const Parts = styled(StepRow)`
  > a {
    line-height: 44px;
  }
`;

/** The missing parts of the profile in one line: the first with a link, and the number of others. */
export function Profile({ missing }: { missing: OwnParticipant['missing'] | undefined }) {
  const { t } = useTranslation('home');
  const [first, ...more] = missing ?? [];
  return (
    <Step title={t('profile.title')} kind="profile">
      <Parts>
        {!missing && <Skeleton width="12rem" />}
        {missing && !first && <Text $tone="muted">{t('profile.done')}</Text>}
        {first && <Link to={`${routePaths.profile}#${first}`}>{t(`profile.missing.${first}`)}</Link>}
        {more.length > 0 && <Link to={routePaths.profile}>{t('profile.more', { left: more.length })}</Link>}
      </Parts>
    </Step>
  );
}
