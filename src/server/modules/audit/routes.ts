import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as calls from '../../../generated/api/contract/audit';
import type { ExportAuditQuery } from '../../../generated/api/audit';
import { byCommunityId, can } from '../../guards/guards';
import { pageOf, pageSize } from '../../people/paging';
import { route } from '../../plugins/route';
import { findActors, findEntries, type AuditFilter } from './entries';
import { exportEntries } from './export';

const filterOf = ({ id, community }: CommunityConfig, query: ExportAuditQuery): AuditFilter => ({
  ...query,
  communityId: id,
  timeZone: community.timeZone,
});

/** D13 and D14: what those who manage a community did. */
export function registerAudit(app: FastifyInstance, now: () => Date): void {
  const { orm } = app.db;

  route(
    app,
    calls.getAudit,
    byCommunityId(can('audit.read')),
    async ({ community, query: { before, ...query } }) => {
      const found = await findEntries(orm, filterOf(community, query), { before, limit: pageSize + 1 });
      const { items: entries, hasMore } = pageOf(found, 0);
      return {
        entries,
        next: hasMore ? entries.at(-1)!.id : null,
        actors: before === undefined ? await findActors(orm, community.id) : [],
      };
    },
  );

  route(
    app,
    calls.exportAudit,
    byCommunityId(can('audit.read')),
    async ({ community, query, identity, reply }) => {
      const { text, count } = await exportEntries(orm, filterOf(community, query));
      const { act = null, from = null, to = null } = query;
      await app.audit.record(orm, {
        communityId: community.id,
        act: 'audit.export',
        actor: identity.userId,
        subject: null,
        after: { entries: count, act, from, to },
      });
      const day = now().toISOString().slice(0, 10);
      reply.header('content-disposition', `attachment; filename="audit-${day}.csv"`);
      return text;
    },
  );
}
