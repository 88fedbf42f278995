import { hidden } from './hidden';
import { managerInvited } from './managerInvited';
import { managerMessage, managerNews } from './managerMessage';
import { paused } from './paused';
import { removed } from './removed';
import { roleGiven } from './roleGiven';
import { roleTaken } from './roleTaken';

export const managementNotifications = {
  managerInvited,
  roleGiven,
  roleTaken,
  managerMessage,
  managerNews,
  hidden,
  paused,
  removed,
};

declare module '../../../notifications/kinds/things' {
  interface ThingNames {
    /** A message by a manager. */
    management: 'message';
  }
}
