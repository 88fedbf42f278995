import { and, isNotNull, inArray, sql } from 'drizzle-orm';
import { CannotStart } from '../cannotStart';
import type { Orm } from '../db/database';
import { users } from '../db/schema';
import { isPassword } from '../passwords';
import { addressAt, demoNames, demoPassword } from '../demoAccounts';

/** How many accounts are named at most. */
const named = 20;

/** The production database contains accounts with a public password. */
export class DemoAccountsFound extends CannotStart {
  override readonly name = 'DemoAccountsFound';
  constructor(readonly addresses: readonly string[]) {
    const more = addresses.length > named ? ` and ${addresses.length - named} more` : '';
    super(
      `This database holds demo accounts, whose password everybody knows: ${addresses.slice(0, named).join(', ')}${more}. ` +
        'Production does not start with them: set DATABASE_URL to another database, or delete these accounts.',
    );
  }
}

/**
 * Addresses of demo accounts in the database that still have the demo password. Trying a hash takes 20 ms, so only
 * candidates are tried: accounts of one seed share their hash, which no other accounts do; a single one has an address
 * of a served community.
 */
export async function findDemoAccounts(orm: Orm, domains: readonly string[]): Promise<string[]> {
  const accounts = await orm
    .select({ email: users.email, hash: users.passwordHash })
    .from(users)
    .where(
      and(isNotNull(users.passwordHash), inArray(sql`split_part(${users.email}, '@', 1)`, [...demoNames])),
    );
  const addresses = new Set(
    domains.flatMap((domain) => demoNames.map((name) => addressAt(name, { domain }))),
  );
  const byHash = new Map<string | null, string[]>();
  for (const { email, hash } of accounts) {
    const same = byHash.get(hash);
    if (same) same.push(email);
    else byHash.set(hash, [email]);
  }
  const found: string[][] = [];
  for (const [hash, emails] of byHash) {
    const canBe = emails.length > 1 || emails.some((email) => addresses.has(email));
    if (canBe && (await isPassword(hash, demoPassword))) found.push(emails);
  }
  return found.flat().sort();
}
