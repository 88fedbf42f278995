import type { FastifyRequest } from 'fastify';
import { legalDocuments, type LegalDocuments } from '../../../config/legalDocuments';
import type { CommunityConfig } from '../../../config/types';
import type { Agreement, Consent } from '../../../generated/api/auth';
import type { Variant } from '../../../generated/config/variant';
import { normalizeEmail } from '../../../lib/rules/email';
import { communityOf } from '../../community';
import type { Orm, Transaction } from '../../db/database';
import { consents } from '../../db/schema';
import { AppError } from '../../errors';
import { answerLang } from '../../lang';
import type { Account } from '../account/module';
import { hasAgreed } from './hasAgreed';
import type { VersionOf } from './published';
import { offeredDocuments, unreadableDocuments, type DocumentDirs } from './readable';
import { shortAddress } from './shortAddress';

type Consents = ReturnType<typeof createConsents>;

declare module 'fastify' {
  interface FastifyInstance {
    consents: Consents;
  }
}

const hasAny = (documents: LegalDocuments): boolean => Object.values(documents).some(Boolean);

interface ConsentOptions extends DocumentDirs {
  now: () => Date;
  configOf: (communityId: string) => CommunityConfig | undefined;
}

/** Consents to the legal documents, per user and community (A09). Nobody becomes a member or a guest without one (AUT-10). */
export function createConsents(
  variant: Variant,
  versionOf: VersionOf,
  { now, configOf, ...dirs }: ConsentOptions,
) {
  /** Addresses of a community's documents that are not readable, so nobody can agree to them. */
  const unreadable = (config: CommunityConfig) => unreadableDocuments(config, variant, dirs);

  const current = async ({ community }: CommunityConfig, country?: string) => {
    const documents = legalDocuments(community, variant, country);
    return { documents, version: await versionOf(documents) };
  };

  /** The documents that visitors are shown, where the community has any. */
  const documentsOf = (config: CommunityConfig) => offeredDocuments(config, variant).filter(hasAny);

  /** Whether the user has not agreed to the current documents yet and can read them. */
  async function isDue(orm: Orm, config: CommunityConfig, userId: string): Promise<boolean> {
    const choices = documentsOf(config);
    if (choices.length === 0 || unreadable(config).length > 0) return false;
    const versions = await Promise.all(choices.map(versionOf));
    return !(await hasAgreed(orm, config.id, userId, versions));
  }

  return {
    /** The current documents of a community, and their version. */
    current,
    isDue,
    unreadable,

    /**
     * For a user who is about to join or to come as a guest: throws 1350 while `isDue`, 1130 while the documents are
     * not readable.
     */
    async requireCurrent(orm: Orm, config: CommunityConfig, userId: string): Promise<void> {
      if (unreadable(config).length > 0) throw new AppError(1130);
      if (await isDue(orm, config, userId)) throw new AppError(1350);
    },

    /**
     * Whether managers may admit a person, who must have agreed once. If the documents have changed since, the person
     * is asked at the next visit; nobody can agree for them.
     */
    async mayBeLetIn(orm: Orm, communityId: string, userId: string): Promise<boolean> {
      const config = configOf(communityId);
      if (config && documentsOf(config).length === 0) return true;
      return hasAgreed(orm, communityId, userId);
    },

    /**
     * Records the consent of the account's owner. Repeating it for the same text keeps the first time. Undefined if
     * somebody else agreed, and if the documents are not readable.
     */
    async record(
      request: FastifyRequest,
      tx: Transaction,
      { id: userId, email }: Pick<Account, 'id' | 'email'>,
      { country, email: who }: Agreement,
    ): Promise<Consent | undefined> {
      if (who !== undefined && normalizeEmail(who) !== email) return undefined;
      const config = communityOf(request);
      if (unreadable(config).length > 0) return undefined;
      const { documents, version } = await current(config, country);
      const agreedAt = now();
      const [row] = await tx.orm
        .insert(consents)
        .values({
          userId,
          communityId: config.id,
          version,
          documents,
          agreedAt,
          language: answerLang(request),
          address: shortAddress(request.ip),
        })
        .onConflictDoUpdate({
          target: [consents.userId, consents.communityId, consents.version],
          set: { documents },
        })
        .returning({ agreedAt: consents.agreedAt });
      // Managers may have invited them before they agreed.
      await request.server.memberInvites.letIn(tx, userId);
      return { agreedAt: (row?.agreedAt ?? agreedAt).toISOString(), version };
    },
  };
}
