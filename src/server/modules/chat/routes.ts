import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as calls from '../../../generated/api/contract/chat';
import { reportMessage, withdrawMessageReport } from '../../../generated/api/contract/report';
import { participants } from '../../db/schema';
import { AppError } from '../../errors';
import { chatParticipant, member } from '../../guards/guards';
import { isInside, type Member } from '../../guards/membership';
import { seesOf } from '../../guards/permissions';
import { answerLang } from '../../lang';
import { route } from '../../plugins/route';
import { createIsInChat } from './access';
import { createFinding } from './finding';
import { createGroup } from './group';
import { createListing } from './listing';
import { createMessageImages } from './messageImages';
import { createOpening, type Beginner } from './opening';
import { createPositions } from './positions';
import { createReading } from './reading';
import { createWriting } from './writing';

interface Asked {
  identity: Member;
  community: CommunityConfig;
}

/** Throws 1109 where the community has switched chats off. */
function requireChats({ community }: CommunityConfig): void {
  if (!community.chat) throw new AppError(1109);
}

/** The caller with their participant. Undefined for an administrator who is no member: they have no chats. */
function callerIn({ identity, community }: Asked): Beginner | undefined {
  requireChats(community);
  const { membership, userId } = identity;
  if (!membership || !isInside(identity)) return undefined;
  const { participantId: viewerId, isManager } = membership;
  return { communityId: community.id, viewerId, userId, isManager };
}

function memberIn(asked: Asked): Beginner {
  const caller = callerIn(asked);
  if (!caller) throw new AppError(1110);
  return caller;
}

/** H01 to H04, H06 to H17, P34 and P35. */
export function registerChats(app: FastifyInstance, now: () => Date): void {
  const positions = createPositions(app);
  const listing = createListing(app, positions);
  const reading = createReading(app, positions);
  const writing = createWriting(app, createMessageImages(app), now);
  const opening = createOpening(app, now);
  const group = createGroup(app, writing, now);
  const finding = createFinding(app, now);
  app.lookups.isInChat = createIsInChat(app.db);

  /** Throws 1104 after more changes than a person would make. */
  const counted = ({ userId }: Beginner) => app.limits.account('chatChanges', userId);

  route(app, calls.getChats, member, async (asked) => {
    const caller = callerIn(asked);
    if (caller) return listing.list(caller, asked.query.page ?? 0);
    return { chats: [], hasMore: false, unread: 0, receipts: true };
  });

  route(app, calls.openChat, member, async (asked) => {
    const caller = memberIn(asked);
    await counted(caller);
    const { query, body } = asked;
    const ids = [...new Set(body.participants)];
    const [first = ''] = ids;
    if (ids.includes(caller.viewerId)) throw new AppError(1110);
    const chatId =
      ids.length === 1 && query.name === undefined
        ? await opening.openDirect(caller, first)
        : await opening.openGroup(caller, ids, query.name);
    return reading.chat(caller, chatId);
  });

  route(app, calls.getUnread, member, async (asked) => {
    const caller = callerIn(asked);
    return caller ? listing.unread(caller) : { messages: 0, chats: 0 };
  });

  route(app, calls.searchChats, member, async (asked) => {
    const caller = callerIn(asked);
    return caller ? finding.messages(caller, asked.query) : { messages: [], hasMore: false };
  });

  route(app, calls.getChatPeople, member, async (asked) => {
    const caller = callerIn(asked);
    if (!caller) return { people: [], hasMore: false };
    return finding.people(caller, asked.query, seesOf(asked.identity, asked.community));
  });

  route(app, calls.setReceipts, member, async (asked) => {
    const { viewerId } = memberIn(asked);
    await app.db.orm
      .update(participants)
      .set({ readReceipts: asked.body.on })
      .where(eq(participants.id, viewerId));
    return 'OK';
  });

  route(app, reportMessage, member, async (asked) => {
    requireChats(asked.community);
    return app.reporting.report('MESSAGE')(asked);
  });
  route(app, withdrawMessageReport, member, app.reporting.withdraw('MESSAGE'));

  route(app, calls.getChat, chatParticipant, (asked) =>
    reading.chat(memberIn(asked), asked.params.id, asked.query),
  );

  route(app, calls.getChatChanges, chatParticipant, (asked) =>
    reading.changes(memberIn(asked), asked.params.id, asked.query.after),
  );

  route(app, calls.sendMessage, chatParticipant, async (asked) => {
    const { identity, request, params, body } = asked;
    const by = { lang: answerLang(request), userId: identity.userId };
    return writing.send(memberIn(asked), params.id, body, by);
  });

  route(app, calls.readChat, chatParticipant, async (asked) => {
    await positions.read(memberIn(asked), asked.params.id, asked.body.number);
    return 'OK';
  });

  route(app, calls.editMessage, chatParticipant, async (asked) => {
    const caller = memberIn(asked);
    await counted(caller);
    const { id, number } = asked.params;
    return writing.edit(caller, id, Number(number), asked.body.text, answerLang(asked.request));
  });

  route(app, calls.deleteMessage, chatParticipant, async (asked) => {
    const caller = memberIn(asked);
    await counted(caller);
    return writing.remove(caller, asked.params.id, Number(asked.params.number));
  });

  route(app, calls.react, chatParticipant, async (asked) => {
    const caller = memberIn(asked);
    await counted(caller);
    return writing.react(caller, asked.params.id, Number(asked.params.number), asked.body);
  });

  route(app, calls.addToChat, chatParticipant, async (asked) => {
    const caller = memberIn(asked);
    await counted(caller);
    const { params, body } = asked;
    await opening.add(caller, params.id, [...new Set(body.participants)]);
    return reading.chat(caller, params.id);
  });

  route(app, calls.leaveChat, chatParticipant, async (asked) => {
    await group.leave(memberIn(asked), asked.params.id);
    return 'OK';
  });

  route(app, calls.changeChat, chatParticipant, async (asked) => {
    const caller = memberIn(asked);
    await counted(caller);
    await group.change(caller, asked.params.id, asked.body, caller.userId);
    return reading.chat(caller, asked.params.id);
  });
}
