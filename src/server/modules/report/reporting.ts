import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { ReportParticipantBody, ReportSubject } from '../../../generated/api/report';
import type { Member } from '../../guards/membership';
import { report, withdrawReport } from './report';
import type { ReportSubjects } from './subjects';
import { textOf } from './text';

interface Reporting {
  params: { id: string };
  body: ReportParticipantBody;
  identity: Member;
  community: CommunityConfig;
}

type ReportHandlers = ReturnType<typeof createReporting>;

declare module 'fastify' {
  interface FastifyInstance {
    reporting: ReportHandlers;
  }
}

/** Handlers of calls that report what their path names, and take the report back. */
export function createReporting(app: FastifyInstance, subjects: ReportSubjects, now: () => Date) {
  return {
    subjects,

    report(kind: ReportSubject) {
      const source = subjects.get(kind);
      if (!source) throw new Error(`No module declares the reportable subject ${kind}`);
      return async ({ params: { id }, body, identity, community }: Reporting) => {
        const { reason } = body;
        const text = textOf(body, reason === 'OTHER');
        return report(app, community, identity, { kind, id, source, reason, text, now: now() });
      };
    },

    withdraw:
      (kind: ReportSubject) =>
      ({ params: { id }, identity, community }: Omit<Reporting, 'body'>) =>
        withdrawReport(app, community, identity, { kind, id, now: now() }),
  };
}
