import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { asksForCountry, legalDocuments, type LegalDocuments } from '../../../config/legalDocuments';
import type { CommunityConfig } from '../../../config/types';
import type { Agreement, Consent } from '../../../generated/api/auth';
import type { Variant } from '../../../generated/config/variant';
import { normalizeEmail } from '../../../lib/rules/email';
import { communityOf } from '../../community';
import type { Orm } from '../../db/database';
import { consents } from '../../db/schema';
import { answerLang } from '../../lang';
import type { Account } from '../account/accounts';
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

/** Consents to the legal documents, per user and community (A09). */
export function createConsents(variant: Variant, versionOf: VersionOf, now: () => Date) {
  const current = async ({ community }: CommunityConfig, country?: string) => {
    const documents = legalDocuments(community, variant, country);
    return { documents, version: await versionOf(documents) };
  };

  return {
    /** What a community publishes now, and its version. */
    current,

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
      return { agreedAt: (row?.agreedAt ?? agreedAt).toISOString(), version };
    },

    /** Whether the user has yet to agree to what the community publishes now. */
    async isDue(orm: Orm, config: CommunityConfig, userId: string): Promise<boolean> {
      const choices = offered(config, variant);
      const versions = await Promise.all(choices.map(versionOf));
      const [given] = await orm
        .select({ version: consents.version })
        .from(consents)
        .where(
          and(
            eq(consents.userId, userId),
            eq(consents.communityId, config.id),
            inArray(consents.version, versions),
          ),
        )
        .limit(1);
      return !given;
    },
  };
}
