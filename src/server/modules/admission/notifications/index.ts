import { admitted } from './admitted';
import { refused } from './refused';

export const admissionNotifications = {
  admitted,
  refused,
};
