import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { OwnParticipant } from '../../../generated/api/currentUser';
import { routePaths } from '../../../lib/routes';
import { Link } from '../../../ui/Link/Link';
import { space } from '../../../ui/theme';
import { Step } from './Step';

const Parts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;

/** What the profile lacks, each with the way to where it is filled in. */
export function Missing({ parts }: { parts: OwnParticipant['missing'] }) {
  const { t } = useTranslation('home');
  return (
    <Step title={t('missing.title')} kind="profile">
      <Parts>
        {parts.map((part) => (
          <li key={part}>
            <Link to={`${routePaths.profile}#${part}`}>{t(`missing.${part}`)}</Link>
          </li>
        ))}
      </Parts>
    </Step>
  );
}
