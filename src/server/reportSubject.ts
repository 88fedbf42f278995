import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../config/types';
import type { ReportedMessage, SeenField } from '../generated/api/report';
import type { ReportDecision } from '../lib/rules/managers/reports';
import type { Orm, Transaction } from './db/database';
import type { PictureUrl } from './db/schema/columns';
import type { Member } from './guards/membership';
import type { Recipient } from './notifications/recipients/recipient';

/** The reporter and their community. */
export interface Reporting {
  app: FastifyInstance;
  config: CommunityConfig;
  by: Member;
  /** The subject's id in the call and in the table. Each reporter has at most one waiting report about it. */
  id: string;
  now: Date;
}

/** A message as a report keeps it. */
export interface CopiedMessage extends Omit<ReportedMessage, 'images'> {
  /** With the users who brought them. */
  images: readonly { imageUrl: PictureUrl; userId: string; width: number; height: number }[];
}

/** A subject that the caller may report. */
export interface Reportable {
  /** The reporter's participant. */
  reporterId: string;
  /** Participant ids of the owners. The decision is about the first. None of them decides, or is notified. */
  owners: readonly [string, ...string[]];
  /** A copy as the reporter sees it. It must not reveal who of several people reported. */
  seen: Partial<Record<SeenField, string | null>>;
  /** The same of a message of a chat: it and those around it. */
  messages?: readonly CopiedMessage[];
}

/** The reported thing, as stored. */
interface Reported {
  communityId: string;
  id: string;
}

interface Decided extends Reported {
  decision: ReportDecision;
  by: Member;
  /** The message to the owner. Absent if nobody can read it. */
  words?: { to: Recipient; text: string; cause: string };
}

/** Decisions about the reported thing itself, and not about its owner. */
export interface SubjectDecisions {
  names: readonly ReportDecision[];
  /** Locks it before its owner: see `domainEvents/README.md`. */
  lock(app: FastifyInstance, tx: Transaction, reported: Reported): Promise<void>;
  carryOut(app: FastifyInstance, tx: Transaction, decided: Decided): Promise<void>;
}

/** A kind of reportable thing. */
export interface ReportSubject {
  /** The subject. Undefined if there is none that the reporter can see. */
  find(reporting: Reporting): Promise<Reportable | undefined>;
  /** The fields that `find` can return, in the order in which managers read them. */
  fields: readonly SeenField[];
  decisions?: SubjectDecisions;
  /** Whether it also belongs to a user who is not the subject of its reports: a condition on the column with its id. */
  isOwnedBy?(orm: Orm, id: AnyPgColumn, userId: string): SQL;
}
