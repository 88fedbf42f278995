import { routingOf } from '../../config/routing';
import { NotFound } from '../../features/system/NotFound';
import { routePaths } from '../../lib/routes';
import { useCommunity } from '../context/bootContext';
import { TeamContact } from '../context/TeamContact';
import { homeRoute } from '../routes/access';
import { useAudience } from '../session/useAudience';

/** The not-found page. Its button leads to the home of this audience. */
export default function NotFoundScreen() {
  const home = homeRoute(useAudience(), routingOf(useCommunity()));
  return (
    <NotFound home={routePaths[home]}>
      <TeamContact />
    </NotFound>
  );
}
