import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/report';
import type { CommunityConfig } from '../../../config/types';
import type { ReportParticipantBody } from '../../../generated/api/report';
import type { ReportSubject } from '../../../lib/rules/managers/reports';
import { cleanText } from '../../../lib/rules/text';
import { AppError } from '../../errors';
import { byCommunityId, can, member, memberOrGuest } from '../../guards/guards';
import type { Member } from '../../guards/membership';
import type { ServerModule } from '../../defineModule';
import { route } from '../../plugins/route';
import { decideReport } from './decide';
import { report, withdrawReport } from './report';
import { reportsFor } from './reports';

/** The text of a body, as it is stored; 1100 where one is needed and there is nothing to read. */
function textOf({ text = '' }: { text?: string }, isNeeded: boolean): string {
  const clean = cleanText(text);
  if (isNeeded && !clean) throw new AppError(1100, { details: [{ path: 'text', message: 'is required' }] });
  return clean;
}

interface Reporting {
  params: { id: string };
  body: ReportParticipantBody;
  identity: Member;
  community: CommunityConfig;
}

/** P20, P25, P30 to P33, D42 and D43. */
export function registerReports(
  app: FastifyInstance,
  modules: readonly ServerModule[],
  now: () => Date,
): void {
  /** Reports what the path names, of a kind. */
  const reporting = (kind: ReportSubject) => {
    const source = modules.map(({ reportSubjects }) => reportSubjects?.[kind]).find(Boolean);
    if (!source) throw new Error(`No module declares the reportable subject ${kind}`);
    return async ({ params: { id }, body, identity, community }: Reporting) => {
      const { reason } = body;
      const text = textOf(body, reason === 'OTHER');
      return report(app, community, identity, { kind, id, source, reason, text, now: now() });
    };
  };
  const withdrawing =
    (kind: ReportSubject) =>
    ({ params: { id }, identity, community }: Omit<Reporting, 'body'>) =>
      withdrawReport(app, community, identity, { kind, id, now: now() });

  route(app, calls.reportParticipant, member, reporting('PARTICIPANT'));
  route(app, calls.withdrawReport, member, withdrawing('PARTICIPANT'));
  route(app, calls.reportEvent, memberOrGuest, reporting('EVENT'));
  route(app, calls.withdrawEventReport, memberOrGuest, withdrawing('EVENT'));
  route(app, calls.reportIntroduction, member, reporting('INTRODUCTION'));
  route(app, calls.withdrawIntroductionReport, member, withdrawing('INTRODUCTION'));

  route(app, calls.getReports, byCommunityId(can('reports.decide')), ({ query, identity, community }) =>
    reportsFor(app, community.id, identity, query),
  );

  route(
    app,
    calls.decideReport,
    can('reports.decide'),
    async ({ params: { id }, body, identity: by, community }) => {
      const { decision, version } = body;
      // Who left has nothing to read: whether it is needed is known with the report.
      const text = textOf(body, false);
      return decideReport(app, community, { id, version, decision, text, by, now: now() });
    },
  );
}
