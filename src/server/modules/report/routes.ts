import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/report';
import { cleanText } from '../../../lib/rules/text';
import { AppError } from '../../errors';
import { byCommunityId, manager, member } from '../../guards/guards';
import { route } from '../../plugins/route';
import { decideReport } from './decide';
import { reportParticipant, withdrawReport } from './report';
import { reportsFor } from './reports';

/** The text of a body, as it is stored; 1100 where one is needed and there is nothing to read. */
function textOf({ text = '' }: { text?: string }, isNeeded: boolean): string {
  const clean = cleanText(text);
  if (isNeeded && !clean) throw new AppError(1100, { details: [{ path: 'text', message: 'is required' }] });
  return clean;
}

/** P20, P25, D42 and D43. */
export function registerReports(app: FastifyInstance, now: () => Date): void {
  route(app, calls.reportParticipant, member, async ({ params: { id }, body, identity, community }) => {
    const text = textOf(body, body.reason === 'OTHER');
    return reportParticipant(app, community, identity, { id, reason: body.reason, text, now: now() });
  });

  route(app, calls.withdrawReport, member, ({ params: { id }, identity, community }) =>
    withdrawReport(app, community, identity, { id, now: now() }),
  );

  route(app, calls.getReports, byCommunityId(manager), ({ query, identity, community }) =>
    reportsFor(app, community.id, identity, query),
  );

  route(app, calls.decideReport, manager, async ({ params: { id }, body, identity: by, community }) => {
    const { decision, version } = body;
    const text = textOf(body, decision !== 'DISMISS');
    return decideReport(app, community, { id, version, decision, text, by, now: now() });
  });
}
