import { ArrowLeftRight, CalendarDays, Flag, ScrollText, Users, type LucideIcon } from 'lucide-react';
import { isBuilt, routePaths, type Audience, type FixedRoute } from '../../lib/routes';
import type { NavTab } from './buildTabs';

/** The sections of the managers' side, in order; the first three as the specification names them (ADM-01). */
const sections = [
  { id: 'event', route: 'admin', icon: CalendarDays },
  { id: 'members', route: 'members', icon: Users },
  { id: 'reports', route: 'reports', icon: Flag },
  { id: 'audit', route: 'audit', icon: ScrollText },
] as const satisfies readonly { id: string; route: FixedRoute; icon: LucideIcon }[];

type ManagerTabName = (typeof sections)[number]['id'] | 'memberSide';

/**
 * The tabs of the managers' side, of the sections that exist. A manager has a way back to where members are at `home`, which
 * an administrator does not have (ROU-04).
 */
export function managerTabs(
  audience: Audience,
  home: string,
  label: (name: ManagerTabName) => string,
): NavTab[] {
  const built = sections.filter(({ route }) => isBuilt(route));
  return [
    ...built.map(({ id, route, icon }) => ({ id, label: label(id), icon, to: routePaths[route] })),
    ...(audience === 'manager'
      ? [
          {
            id: 'memberSide',
            label: label('memberSide'),
            icon: ArrowLeftRight,
            to: home,
          },
        ]
      : []),
  ];
}
