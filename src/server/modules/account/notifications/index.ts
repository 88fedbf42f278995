import { accountDeleted } from './accountDeleted';
import { deletion } from './deletion';
import { left } from './left';

export const accountNotifications = {
  deletion,
  accountDeleted,
  left,
};
