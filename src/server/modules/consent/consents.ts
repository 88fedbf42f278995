import type { FastifyRequest } from 'fastify';
import { asksForCountry, legalDocuments, type LegalDocuments } from '../../../config/legalDocuments';
import type { CommunityConfig } from '../../../config/types';
import type { Agreement, Consent } from '../../../generated/api/auth';
import type { Variant } from '../../../generated/config/variant';
import { normalizeEmail } from '../../../lib/rules/email';
import { communityOf } from '../../community';
import type { Orm } from '../../db/database';
import { consents } from '../../db/schema';
import { AppError } from '../../errors';
import { answerLang } from '../../lang';
import type { Account } from '../account/accounts';
import { hasAgreed } from './hasAgreed';
import type { VersionOf } from './published';
import { shortAddress } from './shortAddress';

export type Consents = ReturnType<typeof createConsents>;

/** Every choice of documents that visitors are shown: those for everybody, and those by country. */
function offered({ community }: CommunityConfig, variant: Variant): LegalDocuments[] {
  const countries = asksForCountry(community)
    ? new Set([...Object.keys(community.legal.byCountry ?? {}), ...Object.keys(variant.legalByCountry)])
    : [];
  return [undefined, ...countries].map((country) => legalDocuments(community, variant, country));
}

const hasAny = (documents: LegalDocuments): boolean => Object.values(documents).some(Boolean);

/** Consents to the legal documents, per user and community (A09). Nobody becomes a member or a guest without one (AUT-10). */
export function createConsents(
  variant: Variant,
  versionOf: VersionOf,
  { now, configOf }: { now: () => Date; configOf: (communityId: string) => CommunityConfig | undefined },
) {
  const current = async ({ community }: CommunityConfig, country?: string) => {
    const documents = legalDocuments(community, variant, country);
    return { documents, version: await versionOf(documents) };
  };

  /** The documents that visitors are shown, where the community has any. */
  const documentsOf = (config: CommunityConfig) => offered(config, variant).filter(hasAny);

  /** Whether the user has yet to agree to what the community publishes now. */
  async function isDue(orm: Orm, config: CommunityConfig, userId: string): Promise<boolean> {
    const choices = documentsOf(config);
    if (choices.length === 0) return false;
    const versions = await Promise.all(choices.map(versionOf));
    return !(await hasAgreed(orm, config.id, userId, versions));
  }

  return {
    /** What a community publishes now, and its version. */
    current,
    isDue,

    /** For whoever is about to join or to come as a guest: throws 1350 while `isDue`. */
    async requireCurrent(orm: Orm, config: CommunityConfig, userId: string): Promise<void> {
      if (await isDue(orm, config, userId)) throw new AppError(1350);
    },

    /**
     * Whether somebody may be let in by others. What they agreed to may have changed since: they are asked again when they
     * come, and nobody can do it for them.
     */
    async mayBeLetIn(orm: Orm, communityId: string, userId: string): Promise<boolean> {
      const config = configOf(communityId);
      if (config && documentsOf(config).length === 0) return true;
      return hasAgreed(orm, communityId, userId);
    },

    /**
     * Records that the account's owner ticked; repeating it for the same text keeps the first time. Undefined where it was
     * somebody else who did.
     */
    async record(
      request: FastifyRequest,
      orm: Orm,
      { id: userId, email }: Pick<Account, 'id' | 'email'>,
      { country, email: who }: Agreement,
    ): Promise<Consent | undefined> {
      if (who !== undefined && normalizeEmail(who) !== email) return undefined;
      const config = communityOf(request);
      const { documents, version } = await current(config, country);
      const agreedAt = now();
      const [row] = await orm
        .insert(consents)
        .values({
          ...{ userId, communityId: config.id, version, documents, agreedAt },
          language: answerLang(request),
          address: shortAddress(request.ip),
        })
        .onConflictDoUpdate({
          target: [consents.userId, consents.communityId, consents.version],
          set: { documents },
        })
        .returning({ agreedAt: consents.agreedAt });
      // Managers may have invited them before they agreed.
      await request.server.memberInvites.letIn(orm, userId);
      return { agreedAt: (row?.agreedAt ?? agreedAt).toISOString(), version };
    },
  };
}
