import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { refusedAddresses } from '../../db/schema';

/** An address of a channel. */
interface Address {
  channel: string;
  address: string;
}

interface Refusal {
  /** The enhanced status code (RFC 3463), such as 5.1.1, or ''. */
  status: string;
  /** It came back as undeliverable, so one is enough. */
  isFinal?: boolean;
  now: Date;
}

/** On how many days an address may refuse before nothing is sent there any more. Servers say it during outages, too. */
const mostDays = 3;

const isAt = ({ channel, address }: Address) =>
  and(eq(refusedAddresses.channel, channel), eq(refusedAddresses.address, address));

/** Notes that an address refused for good, which counts once a day. Answers whether nothing is sent there from now on. */
export async function noteRefusal(
  orm: Orm,
  at: Address,
  { status, isFinal = false, now }: Refusal,
): Promise<boolean> {
  const days = sql<number>`case when ${refusedAddresses.refusedAt} < ${new Date(now.getTime() - 86_400_000).toISOString()}::timestamptz
    then ${refusedAddresses.days} + 1 else ${refusedAddresses.days} end`;
  const [noted] = await orm
    .insert(refusedAddresses)
    .values({ ...at, days: 1, refusedAt: now, stoppedAt: isFinal ? now : null, smtpStatus: status })
    .onConflictDoUpdate({
      target: [refusedAddresses.channel, refusedAddresses.address],
      set: {
        days,
        refusedAt: sql`case when ${days} > ${refusedAddresses.days} then ${now.toISOString()}::timestamptz else ${refusedAddresses.refusedAt} end`,
        stoppedAt: sql`case when ${isFinal} or ${refusedAddresses.stoppedAt} is not null or ${days} >= ${mostDays}
          then coalesce(${refusedAddresses.stoppedAt}, ${now.toISOString()}::timestamptz) end`,
        smtpStatus: status,
      },
    })
    .returning({ stoppedAt: refusedAddresses.stoppedAt });
  return noted?.stoppedAt?.getTime() === now.getTime();
}

/** Forgets what an address refused: it took something, or its owner says that it works. */
export async function clearRefusals(orm: Orm, at: Address): Promise<void> {
  await orm.delete(refusedAddresses).where(isAt(at));
}

/** Whether nothing is sent to an address, because it refused for good. */
export async function isStopped(orm: Orm, at: Address): Promise<boolean> {
  const found = await orm
    .select({ address: refusedAddresses.address })
    .from(refusedAddresses)
    .where(and(isAt(at), isNotNull(refusedAddresses.stoppedAt)));
  return found.length > 0;
}
