import {
  CalendarDays,
  Contact,
  House,
  MessagesSquare,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { TabName } from '../../generated/config/navigation';
import type { FixedRoute } from '../../lib/routes';

/** What a tab's own rule looks at. */
export interface TabRuleInput {
  transparent: boolean;
  /** Wider than 768 px. */
  wide: boolean;
  /** People come to the community for events only: nothing else has a tab that is not forced (SES-04). */
  eventOnly: boolean;
}

export interface TabDefinition {
  route: FixedRoute;
  icon: LucideIcon;
  /** Left out, the tab has no rule of its own. */
  shown?: (input: TabRuleInput) => boolean;
}

/** Every tab a community can name, with its screen and rule (NAV-03). */
export const tabs = {
  myCommunities: { route: 'myCommunities', icon: House, shown: ({ eventOnly }) => !eventOnly },
  participants: {
    route: 'participants',
    icon: Users,
    shown: ({ transparent, eventOnly }) => transparent && !eventOnly,
  },
  contacts: { route: 'contacts', icon: Contact, shown: ({ eventOnly }) => !eventOnly },
  events: { route: 'events', icon: CalendarDays },
  chats: { route: 'chats', icon: MessagesSquare },
  profile: { route: 'profile', icon: UserRound, shown: ({ wide }) => wide },
} as const satisfies Record<TabName, TabDefinition>;
