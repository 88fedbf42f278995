import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/meeting';
import type { CommunityConfig } from '../../../config/types';
import { calendarType } from '../../calendar/calendarFile';
import { member, owner, ownerById } from '../../guards/guards';
import type { Member } from '../../guards/membership';
import { answerLang } from '../../lang';
import { route } from '../../plugins/route';
import { createFreeTimes } from './freeTimes';
import type { MeetingList } from './list';
import { createMeetings } from './meetings';
import { ownId } from './pair';
import { createPropose } from './propose';
import { createRatings } from './ratings';

/** M01, M04, M07, M08 and M12 to M17. */
export function registerMeetingRoutes(
  app: FastifyInstance,
  now: () => Date,
  listMeetings: MeetingList,
): void {
  const freeTimes = createFreeTimes({ app, now });
  const propose = createPropose({ app, now });
  const meetings = createMeetings({ app, now });
  const ratings = createRatings({ app, now });
  const { limits } = app;
  const byOf = ({ identity, community }: { identity: Member; community: CommunityConfig }) => ({
    config: community,
    callerId: ownId(identity),
  });

  route(app, calls.getMatchesHistory, owner, async (context) =>
    ratings.history(byOf(context), context.query.page),
  );

  route(app, calls.getPendingScores, ownerById, async (context) => ratings.pending(byOf(context)));

  route(app, calls.updateScore, owner, async (context) => {
    await ratings.rate(byOf(context), context.body);
    return 'OK';
  });

  route(app, calls.updateNote, owner, async (context) => {
    await ratings.note(byOf(context), context.body.matchingId, context.body.note);
    return 'OK';
  });

  route(app, calls.getMeetings, member, async (context) => listMeetings(byOf(context), context.query));

  route(app, calls.getFreeTimes, member, (context) => freeTimes(byOf(context), context.query));

  route(app, calls.proposeMeeting, member, async (context) => {
    const by = byOf(context);
    await limits.account('meeting', context.identity.userId);
    return propose(by, context.body, answerLang(context.request));
  });

  route(app, calls.pickMeetingTime, member, async (context) => {
    const by = byOf(context);
    await limits.account('meeting', context.identity.userId);
    return meetings.pick(by, context.params.id, context.body);
  });

  route(app, calls.cancelMeeting, member, async (context) => {
    const by = byOf(context);
    await limits.account('meeting', context.identity.userId);
    return meetings.cancel(by, context.params.id, context.body.version);
  });

  route(app, calls.getMeetingFile, member, async (context) => {
    const { method, text } = await meetings.file(byOf(context), context.params.id);
    await context.reply
      .header('content-disposition', 'attachment; filename="meeting.ics"')
      .type(calendarType(method))
      .send(text);
    return text;
  });
}
