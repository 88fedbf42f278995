import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Transaction } from '../../db/database';
import { memberOf, userAt } from '../../notifications/recipients/recipient';
import { randomId } from '../../tokens';
import type { Participant } from '../participant/types';
import { roleGiven } from './notifications/roleGiven';
import { roleTaken } from './notifications/roleTaken';

/** What telling somebody takes, of a server or of a command beside one. */
export interface Teller {
  communities: Pick<FastifyInstance['communities'], 'origin'>;
  notify: FastifyInstance['notify'];
}

const kindOf = (given: boolean) => (given ? roleGiven : roleTaken);

/** Tells a member that they manage the community from now on, or no more. */
export async function tellRole(
  { communities, notify }: Teller,
  tx: Transaction,
  community: CommunityConfig,
  { id, userId, isManager, managedVersion }: Participant,
): Promise<void> {
  const to = await memberOf({ communities }, tx.orm, community, userId);
  const cause = `${id}:${managedVersion}`;
  if (to) await notify(tx, kindOf(isManager), to, {}, { cause, thing: id, by: null });
}

/** Tells a user that they are an administrator from now on, or no more, in the name of a community. */
export async function tellAdministrator(
  { communities, notify }: Teller,
  tx: Transaction,
  community: CommunityConfig,
  userId: string,
  given: boolean,
): Promise<void> {
  const to = await userAt({ communities }, tx.orm, community, userId);
  const occasion = { cause: randomId(), thing: userId, by: null };
  if (to) await notify(tx, kindOf(given), to, { administrator: true }, occasion);
}
