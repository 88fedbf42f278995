import { useTranslation } from 'react-i18next';
import { useInit } from '../../api/useInit';
import { routePaths } from '../../lib/routes';
import { homeOf } from '../session/destination';
import { useCommunity } from '../context/bootContext';
import { useHasSurvey } from '../context/useHasSurvey';

/** Where the signed-in user goes on to from a page about the address, and what its button says (SES-03). */
export function useNextLink(): { to: string; label: string } {
  const { t } = useTranslation('auth');
  const survey = useHasSurvey();
  const { data } = useInit({ enabled: false });
  const { eventOnly } = useCommunity().community;
  const to = data ? homeOf(data.user, { survey, eventOnly }) : routePaths.myCommunities;
  if (to === routePaths.myCommunities) return { to, label: t('toMyCommunities') };
  return { to, label: to === routePaths.profile ? t('toProfile') : t('goOn') };
}
