import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../config/types';
import type { SeenField } from '../generated/api/report';
import type { ReportDecision } from '../lib/rules/managers/reports';
import type { Orm, Transaction } from './db/database';
import type { Member } from './guards/membership';
import type { Recipient } from './notifications/recipients/recipient';

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

/** What was reported, as it is stored. */
interface Reported {
  communityId: string;
  id: string;
}

interface Decided extends Reported {
  decision: ReportDecision;
  by: Member;
  /** What is said to the one whose it is; left out where nobody is there to read it. */
  words?: { to: Recipient; text: string; cause: string };
}

/** Decisions about what was reported itself, and not about the one whose it is. */
export interface SubjectDecisions {
  names: readonly ReportDecision[];
  /** Locks it, before the member whose it is: see `domainEvents/README.md`. */
  lock(app: FastifyInstance, tx: Transaction, reported: Reported): Promise<void>;
  carryOut(app: FastifyInstance, tx: Transaction, decided: Decided): Promise<void>;
}

/** A kind of thing that can be reported. */
export interface ReportSubject {
  /** What is reported; undefined where there is nothing that whoever reports knows of. */
  find(reporting: Reporting): Promise<Reportable | undefined>;
  /** What `find` can have seen of it, in the order in which managers read it. */
  fields: readonly SeenField[];
  decisions?: SubjectDecisions;
  /** Whether it is a user's, too, besides the one whom its reports are about: a condition on the column with its id. */
  isOwnedBy?(orm: Orm, id: AnyPgColumn, userId: string): SQL;
}
