import type { LucideIcon } from 'lucide-react';
import type { Init } from '../../generated/api/currentUser';
import type { FixedRoute } from '../../lib/routes';

/** The input of a tab's own rule. */
export interface TabRuleInput {
  /** Whether members see each other. */
  transparent: boolean;
  /** Wider than 768 px. */
  wide: boolean;
  /** Event-only community: all other tabs need `forceEnabled` (SES-04). */
  eventOnly: boolean;
}

/** One of the standard tabs, exported as `<name>Tab` by a file `<name>Tab.ts` beside its screen. */
export interface TabDefinition {
  route: FixedRoute;
  icon: LucideIcon;
  /** Absent: the tab has no rule of its own. */
  shown?: (input: TabRuleInput) => boolean;
  /**
   * How many things behind the tab wait for the member; `unread` are messages. Absent: nothing can wait there.
   */
  countIn?: (init: Init, unread: number) => number;
}
