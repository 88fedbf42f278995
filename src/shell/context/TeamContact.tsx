import { useTranslation } from 'react-i18next';
import { teamContactUrl } from '../../lib/teamContact';
import { Link } from '../../ui/Link/Link';
import { useCommunity } from './bootContext';

/** The link to the community's team, if it names one. */
export function TeamContact() {
  const { t } = useTranslation();
  const { teamContact } = useCommunity().community;
  return (
    teamContact && (
      <Link alone href={teamContactUrl(teamContact)}>
        {t('footer.team')}
      </Link>
    )
  );
}
