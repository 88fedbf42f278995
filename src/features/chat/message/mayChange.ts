import type { Message } from '../../../generated/api/chat';
import { currentTime } from '../../../lib/browserFacts';

/** How long an own message may be edited and deleted, in ms. */
const changeTime = 15 * 60_000;

/** Whether an own message may still be edited and deleted. */
export const mayChange = ({ kind, createdAt, deletedAt }: Message): boolean =>
  kind === 'TEXT' &&
  deletedAt === null &&
  currentTime().getTime() - new Date(createdAt).getTime() < changeTime;
