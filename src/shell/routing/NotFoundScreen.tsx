import { NotFound } from '../../features/system/NotFound';
import { routePaths } from '../../lib/routes';
import { TeamContact } from '../context/TeamContact';
import { fallback } from '../routes/access';
import { useAudience } from '../session/useAudience';

/** The not-found page; its button leads where this audience is at home. */
export default function NotFoundScreen() {
  return (
    <NotFound home={routePaths[fallback[useAudience()]]}>
      <TeamContact />
    </NotFound>
  );
}
