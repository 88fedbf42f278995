import type { FastifyInstance } from 'fastify';
import { previewInvites, sendInvites as send } from '../../../generated/api/contract/memberInvite';
import { byCommunityId, can } from '../../guards/guards';
import { route } from '../../plugins/route';
import { checkInvitees } from './invites';
import { readCsv } from './readCsv';
import { sendInvites } from './send';

/** D33 and D34. */
export function registerMemberInvites(app: FastifyInstance, now: () => Date): void {
  route(app, previewInvites, byCommunityId(can('members.invite')), async ({ body, community }) => ({
    rows: await checkInvitees(app.db.orm, community.id, await readCsv(body.csv), now()),
  }));

  route(app, send, byCommunityId(can('members.invite')), ({ body, identity, community }) =>
    sendInvites(app, community, identity, body.people, now()),
  );
}
