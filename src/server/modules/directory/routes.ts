import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/directory';
import {
  answerRequest as answerCall,
  listRequests as listCall,
} from '../../../generated/api/contract/request';
import { checkAnswer } from '../../../lib/rules/requests/answer';
import { participants } from '../../db/schema';
import { AppError } from '../../errors';
import { byCommunityId, member, transparentMember, user } from '../../guards/guards';
import { answerLang } from '../../lang';
import { route } from '../../plugins/route';
import { answerRequest } from './answers';
import { locations, topTags } from './counts';
import { createShortList, locatedList } from './lists';
import { createRequestList } from './requests';
import { foundBy } from './scope';
import { createDirectory } from './search';
import { suggestionsFor } from './suggestions';

/** C05, C07, C08, C16, C17, C19, B06 and B07. */
export function registerDirectory(app: FastifyInstance, now: () => Date): void {
  const { orm } = app.db;
  const shortList = createShortList(app.db);
  const listRequests = createRequestList(app.db);
  const findParticipants = createDirectory(app.db, app.introductions);

  route(app, calls.listAllParticipants, byCommunityId(member), ({ query, identity, community }) =>
    shortList(community, identity, query.next, now()),
  );

  route(app, calls.findParticipants, byCommunityId(transparentMember), ({ query, identity, community }) =>
    findParticipants(community, identity, query, now()),
  );

  route(app, calls.listLocatedParticipants, member, async ({ params, query, identity, community }) => {
    const [found] = await orm
      .select({ id: participants.id })
      .from(participants)
      .where(and(foundBy(community, identity, now()), eq(participants.id, params.id)));
    if (!found) throw new AppError(1110);
    return locatedList(orm, community, identity, query.next, now());
  });

  route(app, calls.getTopTags, byCommunityId(member), ({ identity, community }) =>
    topTags(orm, community, identity, now()),
  );

  route(app, calls.suggestTags, user, ({ query: { search }, identity, community }) =>
    suggestionsFor(app, community, identity, { search, now: now() }),
  );

  route(app, calls.countLocations, byCommunityId(member), ({ identity, community }) =>
    locations(orm, community, identity, now()),
  );

  route(app, listCall, member, ({ query, identity, community }) =>
    listRequests(community, identity, query, now()),
  );

  route(app, answerCall, member, ({ params, body, identity, community, request }) => {
    const checked = checkAnswer(body.answer);
    if ('broken' in checked) {
      const message = checked.broken === 'empty' ? 'is required' : 'is too long';
      throw new AppError(1100, { details: [{ path: 'answer', message }] });
    }
    const { answer } = checked;
    const given = { id: params.id, answer, lang: answerLang(request), now: now() };
    return answerRequest(app, community, identity, given);
  });
}
