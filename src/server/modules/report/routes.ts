import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/report';
import { byCommunityId, can, member, memberOrGuest } from '../../guards/guards';
import { route } from '../../plugins/route';
import { decideReport } from './decide';
import { reportsFor } from './reports';
import { textOf } from './text';

/** P20, P25, P30 to P33, D42 and D43. */
export function registerReports(app: FastifyInstance, now: () => Date): void {
  const { report, withdraw } = app.reporting;
  route(app, calls.reportParticipant, member, report('PARTICIPANT'));
  route(app, calls.withdrawReport, member, withdraw('PARTICIPANT'));
  route(app, calls.reportEvent, memberOrGuest, report('EVENT'));
  route(app, calls.withdrawEventReport, memberOrGuest, withdraw('EVENT'));
  route(app, calls.reportIntroduction, member, report('INTRODUCTION'));
  route(app, calls.withdrawIntroductionReport, member, withdraw('INTRODUCTION'));

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
