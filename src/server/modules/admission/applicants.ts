import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AdmissionState, Applicant, Applicants, SurveyReply } from '../../../generated/api/admission';
import type { CommunityConfig } from '../../../config/types';
import { localize, type Lang } from '../../../lib/lang';
import { optionValue, type Answers, type SurveyRule } from '../../../lib/rules/onboarding/answers';
import { invitationAcceptances, participants, users } from '../../db/schema';
import { hasState } from '../../people/membershipState';
import { countedPageOf, pageSize } from '../../people/paging';

const orderOf = {
  WAITING: [asc(participants.createdAt), asc(participants.id)],
  REFUSED: [desc(participants.refusedAt), asc(participants.id)],
};

/** The answers by the questions of today. A removed option stays as it was chosen. */
function surveyReplies(questions: readonly SurveyRule[], answers: Answers, lang: Lang): SurveyReply[] {
  return questions.flatMap((question) => {
    const given = Object.hasOwn(answers, question.id) ? [answers[question.id] ?? []].flat() : [];
    if (given.every((answer) => answer === '')) return [];
    const options = question.type === 'select' ? question.options : [];
    const labels = new Map(options.map((option) => [optionValue(option), localize(option, lang)]));
    return {
      question: localize(question.title, lang),
      answers: given.map((answer) => labels.get(answer) ?? answer),
    };
  });
}

/** First names of the members who invited these users. */
async function invitersOf({ db }: FastifyInstance, communityId: string, userIds: string[]) {
  if (userIds.length === 0) return new Map<string, string>();
  const rows = await db.orm
    .select({ userId: invitationAcceptances.userId, firstName: participants.firstName })
    .from(invitationAcceptances)
    .innerJoin(participants, eq(participants.id, invitationAcceptances.inviterId))
    .where(
      and(eq(invitationAcceptances.communityId, communityId), inArray(invitationAcceptances.userId, userIds)),
    );
  return new Map(rows.map(({ userId, firstName }) => [userId, firstName]));
}

/** D40. */
export async function applicantsOf(
  app: FastifyInstance,
  config: CommunityConfig,
  { state = 'WAITING', page = 0 }: { state?: AdmissionState; page?: number },
  lang: Lang,
): Promise<Applicants> {
  const { db, managerMessages, participants: members } = app;
  const communityId = config.id;
  const meant = and(
    eq(participants.communityId, communityId),
    eq(participants.isGuest, false),
    hasState[state],
  );
  const [rows, [all]] = await Promise.all([
    db.orm
      .select({ member: participants, email: users.email, confirmedAt: users.emailConfirmedAt })
      .from(participants)
      .innerJoin(users, eq(users.id, participants.userId))
      .where(meant)
      .orderBy(...orderOf[state])
      .limit(pageSize)
      .offset(page * pageSize),
    db.orm.select({ total: count() }).from(participants).where(meant),
  ]);
  const userIds = rows.map(({ member }) => member.userId);
  const [inviters, texts] = await Promise.all([
    invitersOf(app, communityId, userIds),
    managerMessages.latest(db.orm, { communityId, userIds, kind: 'refusal' }),
  ]);
  const list = rows.map(({ member, email, confirmedAt }): Applicant => ({
    profile: members.toMembers(member, config),
    email,
    emailConfirmed: confirmedAt !== null,
    survey: surveyReplies(config.questions.questions, member.answers, lang),
    invitedBy: inviters.get(member.userId) ?? null,
    text: (state === 'REFUSED' && texts.get(member.userId)) || null,
    version: member.managedVersion,
  }));
  return countedPageOf(list, page, all?.total ?? 0);
}
