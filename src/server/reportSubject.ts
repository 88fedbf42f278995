import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../config/types';
import type { SeenField } from '../generated/api/report';
import type { Member } from './guards/membership';

/** Who reports, and where. */
export interface Reporting {
  app: FastifyInstance;
  config: CommunityConfig;
  by: Member;
  /** As the call names what is reported, and as it is stored: one report of each reporter about it waits. */
  id: string;
  now: Date;
}

/** What somebody may report. */
export interface Reportable {
  /** By whom they report it: their participant. */
  reporterId: string;
  /** Participant ids of those whose it is; of the first it is decided. None of them decides, or is notified. */
  owners: readonly [string, ...string[]];
  /** As whoever reports sees it; nothing that tells one of them from another. */
  seen: Partial<Record<SeenField, string | null>>;
}

/** A kind of thing that can be reported. */
export interface ReportSubject {
  /** What is reported; undefined where there is nothing that whoever reports knows of. */
  find: (reporting: Reporting) => Promise<Reportable | undefined>;
}
