import { useTranslation } from 'react-i18next';
import { useInit } from '../../api/useInit';
import { memberHomePath } from '../../config/routing';
import { routePaths } from '../../lib/routes';
import { useWantedEvent } from '../session/useWantedEvent';
import { homeOf } from '../session/destination';
import { useCommunity } from '../context/bootContext';
import { useHasSurvey } from '../context/useHasSurvey';

/**
 * The next page for the signed-in user of a page about the address, and the label of its button (SES-03): the event
 * they came for, if there is one (ROU-05).
 */
export function useNextLink(): { to: string; label: string } {
  const { t } = useTranslation('auth');
  const survey = useHasSurvey();
  const { data } = useInit({ enabled: false });
  const { eventOnly } = useCommunity().community;
  const wanted = useWantedEvent();
  const home = data ? homeOf(data.user, { survey, eventOnly }) : memberHomePath({ eventOnly });
  // For new users and applicants, too: they may come to an event without being a member (SES-04).
  const to = (data && wanted) ?? home;
  if (to === routePaths.myCommunities) return { to, label: t('toMyCommunities') };
  return { to, label: to === routePaths.profile ? t('toProfile') : t('goOn') };
}
