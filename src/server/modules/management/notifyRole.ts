import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Transaction } from '../../db/database';
import { memberOf, userAt } from '../../notifications/recipients/recipient';
import { randomId } from '../../tokens';
import type { Participant } from '../../people/participant';
import { roleGiven } from './notifications/roleGiven';
import { roleTaken } from './notifications/roleTaken';

/** What is needed to notify. A running server has it, and so does the command line. */
export interface Notifier {
  communities: Pick<FastifyInstance['communities'], 'origin'>;
  notify: FastifyInstance['notify'];
}

const kindOf = (given: boolean) => (given ? roleGiven : roleTaken);

/** Notifies a member that they became a manager of the community, or stopped being one. */
export async function notifyRole(
  { communities, notify }: Notifier,
  tx: Transaction,
  community: CommunityConfig,
  { id, userId, isManager, managedVersion }: Participant,
): Promise<void> {
  const to = await memberOf({ communities }, tx.orm, community, userId);
  const cause = `${id}:${managedVersion}`;
  if (to) await notify(tx, kindOf(isManager), to, {}, { cause, thing: id, by: null });
}

/** Notifies a user that they became an administrator, or stopped being one, in the name of a community. */
export async function notifyAdministrator(
  { communities, notify }: Notifier,
  tx: Transaction,
  community: CommunityConfig,
  userId: string,
  given: boolean,
): Promise<void> {
  const to = await userAt({ communities }, tx.orm, community, userId);
  const occasion = { cause: randomId(), thing: userId, by: null };
  if (to) await notify(tx, kindOf(given), to, { administrator: true }, occasion);
}
