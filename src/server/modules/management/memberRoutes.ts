import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as communityCalls from '../../../generated/api/contract/community';
import * as calls from '../../../generated/api/contract/member';
import type { Member as Card } from '../../../generated/api/member';
import { byCommunityId, can } from '../../guards/guards';
import type { Member } from '../../guards/membership';
import { route } from '../../plugins/route';
import { randomId } from '../../tokens';
import { beginBulk, holdBulk, openBulk, previewBulk, undoBulk } from './bulk';
import { startBulkRunner } from './bulkRunner';
import { exportMembers } from './exportMembers';
import type { MemberAction } from './memberActions';
import { memberCard } from './memberCard';
import { createMemberList } from './memberList';
import { countMessage } from './messageLimits';
import { addNote, deleteNote } from './notes';
import { checkMessage, messageMember } from './messageMember';
import { previewTelegramNews, sendTelegramNews } from './telegramNews';
import { deleteView, saveView, viewsOf } from './views';

/** The input of a call that decides about one member. */
interface Decided {
  identity: Member;
  community: CommunityConfig;
  params: { id: string };
  body: { version?: number };
}

/** D06 to D09, D20 to D32 and D35, C12 and C20. */
export function registerMembers(app: FastifyInstance, now: () => Date): void {
  const { db } = app;
  const members = createMemberList(db);

  /** Performs an action and returns the member afterwards. */
  async function decide({ identity, community, params, body }: Decided, name: MemberAction): Promise<Card> {
    await app.limits.account('memberDecisions', `${identity.userId}:${params.id}`);
    const act = { name, participantId: params.id, by: identity, version: body.version };
    await db.transaction((tx) => app.memberActions.perform(tx, community, act));
    return memberCard(app, community, params.id);
  }

  route(
    app,
    calls.listMembers,
    byCommunityId(can('members.read')),
    ({ query: { page = 0, ...query }, community }) => members.page(community, query, page),
  );
  route(app, calls.getMember, can('members.read'), ({ params, community }) =>
    memberCard(app, community, params.id),
  );

  route(app, calls.toggleProfile, can('members.manage'), (asked) =>
    decide(asked, asked.body.shouldDisable ? 'hide' : 'show'),
  );
  route(app, calls.toggleNetworking, can('members.manage'), (asked) =>
    decide(asked, asked.body.shouldDisable ? 'pause' : 'resume'),
  );
  route(app, calls.removeMember, can('members.manage'), (asked) => decide(asked, 'remove'));
  route(app, calls.restoreMember, can('members.manage'), (asked) => decide(asked, 'restore'));
  route(app, calls.pickMember, can('members.manage'), (asked) =>
    decide(asked, asked.body.pick ? 'pick' : 'unpick'),
  );

  route(app, calls.addNote, can('members.manage'), async ({ params, body, identity, community }) => {
    const noted = { communityId: community.id, participantId: params.id, author: identity.userId };
    await addNote(app, noted, body.text, now());
    return memberCard(app, community, params.id);
  });
  route(app, calls.deleteNote, can('members.manage'), async ({ params, identity, community }) => {
    await deleteNote(app, { id: params.id, communityId: community.id, actor: identity.userId });
    return 'OK';
  });

  route(app, calls.notifyMember, can('members.message'), async ({ params, body, identity, community }) => {
    const told = { participantId: params.id, by: identity, id: randomId(), kind: 'managerMessage' as const };
    const message = checkMessage(body);
    const counted = { communityId: community.id, userId: identity.userId, participantId: params.id };
    await countMessage(app, counted);
    await db.transaction((tx) => messageMember(app, tx, community, told, message));
    return memberCard(app, community, params.id);
  });

  route(app, calls.exportMembers, byCommunityId(can('members.export')), ({ query, community, identity }) =>
    exportMembers(app, members, community, { query, actor: identity.userId }),
  );
  route(app, calls.previewBulk, byCommunityId(can('members.manage')), ({ body, community, identity }) =>
    previewBulk(app, members, community, identity, body),
  );
  route(app, calls.beginBulk, byCommunityId(can('members.manage')), ({ body, community, identity }) =>
    beginBulk(app, members, community, { by: identity, body, now: now() }),
  );
  route(app, calls.listBulk, byCommunityId(can('members.manage')), ({ community, identity }) =>
    openBulk(app, { communityId: community.id, actor: identity.userId }, now()),
  );
  route(app, calls.undoBulk, can('members.manage'), ({ params, community, identity }) =>
    undoBulk(app, { id: params.id, communityId: community.id, actor: identity.userId }, now()),
  );
  route(app, calls.holdBulk, can('members.manage'), ({ params, community, identity }) =>
    holdBulk(app, { id: params.id, communityId: community.id, actor: identity.userId }, now()),
  );
  route(
    app,
    communityCalls.previewTelegramNews,
    byCommunityId(can('members.manage')),
    ({ community, identity }) => previewTelegramNews(app, { config: community, by: identity, now: now() }),
  );
  route(
    app,
    communityCalls.sendTelegramNews,
    byCommunityId(can('members.manage')),
    ({ body, community, identity }) =>
      sendTelegramNews(app, { config: community, by: identity, now: now() }, body.text),
  );
  startBulkRunner(app, now);

  route(app, calls.listViews, byCommunityId(can('members.read')), ({ community }) =>
    viewsOf(db.orm, community.id),
  );
  route(app, calls.saveView, byCommunityId(can('members.read')), ({ body, identity, community }) =>
    saveView(app, { communityId: community.id, actor: identity.userId }, body, now()),
  );
  route(app, calls.deleteView, can('members.read'), async ({ params, identity, community }) => {
    await deleteView(app, { id: params.id, communityId: community.id, actor: identity.userId });
    return 'OK';
  });
}
