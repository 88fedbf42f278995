import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/report';
import { byCommunityId, can } from '../../guards/guards';
import { route } from '../../plugins/route';
import { decideReport } from './decide';
import { reportsFor } from './reports';
import { textOf } from './text';

/** D42 and D43. What is reported has its own calls, in its module. */
export function registerReports(app: FastifyInstance, now: () => Date): void {
  route(app, calls.getReports, byCommunityId(can('reports.decide')), ({ query, identity, community }) =>
    reportsFor(app, community.id, identity, query),
  );

  route(
    app,
    calls.decideReport,
    can('reports.decide'),
    async ({ params: { id }, body, identity: by, community }) => {
      const { decision, version } = body;
      // A person who left gets no message; whether one is required is known after the report is read.
      const text = textOf(body, false);
      return decideReport(app, community, { id, version, decision, text, by, now: now() });
    },
  );
}
