import { routeAt } from '../../../lib/routeMatch';
import { preloadLandings } from '../../landing/landings';
import { ManagerBar, ManagerTabs } from '../../layout/aroundManagers';
import { HeaderTabs, MemberActions, MemberNotices, MemberParts } from '../../layout/aroundMembers';
import { donationButton } from '../../layout/donation';
import { KnownUser, MemberGate } from '../../routing/gatedScreen';
import { preloadScreen } from '../../routing/screenComponents';

const parts = [
  donationButton,
  MemberParts,
  MemberNotices,
  MemberActions,
  HeaderTabs,
  ManagerTabs,
  ManagerBar,
  MemberGate,
  KnownUser,
];

/** Loads all code of a page, so that it renders without waiting. */
export const preloadPage = (path: string) =>
  Promise.all([
    preloadScreen(routeAt(path) ?? 'notFound'),
    preloadLandings(),
    ...parts.map((part) => part.preload()),
  ]);
