import { createHash } from 'node:crypto';
import { asc, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { auditChain, auditEntries } from '../../db/schema';

/** How long a chain is, and the hash of its last entry: kept elsewhere, it shows later that nothing at the end is gone. */
export interface Head {
  number: number;
  hash: string;
}

interface Verified {
  head: Head;
  /** Differences from what was written, one sentence each. */
  problems: string[];
}

/** Links read at a time. */
const batch = 1000;

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The text that is hashed for an entry, as in `audit_append`; the README of this folder names its parts. */
const canonical = sql<string>`jsonb_build_array(
  c.number, c.previous, e.id, e.community_id, (extract(epoch from e.at) * 1000000)::bigint, e.action,
  e.actor_id, e.subject_id, e.related_id, e.before, e.after, e.message_id, c.text_hash)::text`;

/** The text that is hashed for a text, as in `audit_text_hash`. */
const canonicalText = sql<string | null>`coalesce(
  (select jsonb_build_array(m.salt, m.subject, m.text)::text from manager_messages m where m.id = e.message_id),
  (select jsonb_build_array(t.salt, '', t.text)::text from audit_texts t where t.id = e.message_id))`;

/** Whether the account of a text was deleted, and the audit records the deletion after the text was written. */
const isErased = sql<boolean>`(
  not exists (select 1 from audit_aliases a where a.id = e.subject_id)
  and exists (select 1 from audit_entries later where later.community_id = e.community_id
    and later.subject_id = e.subject_id and later.action = 'account.erase' and later.id > e.id))`;

interface Link extends Head, Record<string, unknown> {
  entryId: string;
  previous: string;
  textHash: string | null;
  /** Null where the entry is gone. */
  canonical: string | null;
  canonicalText: string | null;
  isErased: boolean;
}

async function linksAfter(orm: Orm, communityId: string, number: number): Promise<Link[]> {
  const { rows } = await orm.execute<Link>(sql`
    select c.number::int as number, c.entry_id as "entryId", c.previous, c.hash, c.text_hash as "textHash",
      case when e.id is not null then ${canonical} end as canonical,
      ${canonicalText} as "canonicalText", ${isErased} as "isErased"
    from audit_chain c left join audit_entries e on e.id = c.entry_id
    where c.community_id = ${communityId} and c.number > ${number}
    order by c.number limit ${batch}`);
  return rows;
}

function textProblem({ entryId, textHash, canonical: entry, ...link }: Link): string[] {
  if (textHash === null || entry === null) return [];
  if (link.canonicalText === null) {
    return link.isErased ? [] : [`the text of entry ${entryId} was removed, and its account wasn’t deleted`];
  }
  return sha256(link.canonicalText) === textHash ? [] : [`the text of entry ${entryId} was changed`];
}

/** The problems of one link of the chain after the previous one. */
function problemsOf(link: Link, last: Head): string[] {
  const { number, entryId, previous, hash } = link;
  const missing = number - last.number - 1;
  const found: string[] = [];
  if (missing > 0) {
    const which = missing === 1 ? `number ${number - 1}` : `numbers ${last.number + 1} to ${number - 1}`;
    found.push(`${which} of the chain ${missing === 1 ? 'is' : 'are'} missing`);
  } else if (previous !== last.hash) {
    found.push(
      `entry ${entryId} (number ${number}) doesn’t follow the one before: one was added, moved or replaced`,
    );
  }
  if (link.canonical === null) found.push(`entry ${entryId} (number ${number}) was removed`);
  else if (sha256(link.canonical) !== hash) found.push(`entry ${entryId} (number ${number}) was changed`);
  return [...found, ...textProblem(link)];
}

/** Entries that the chain doesn't know: they were added past the trigger that ties them. */
async function loose(orm: Orm, communityId: string): Promise<string[]> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    select e.id from audit_entries e left join audit_chain c on c.entry_id = e.id and c.community_id = e.community_id
    where e.community_id = ${communityId} and c.entry_id is null order by e.id`);
  return rows.map(({ id }) => `entry ${id} was added past the chain`);
}

/**
 * Compares every entry and text of a community's audit with its chain. `known` is a head that was kept elsewhere: only
 * it reveals entries removed from the end, or a chain that was rewritten as a whole.
 */
export async function verifyAudit(orm: Orm, communityId: string, known?: Head): Promise<Verified> {
  let head: Head = { number: 0, hash: '' };
  const problems: string[] = [];
  let isKnown = known === undefined;
  for (;;) {
    const links = await linksAfter(orm, communityId, head.number);
    for (const link of links) {
      problems.push(...problemsOf(link, head));
      head = { number: link.number, hash: link.hash };
      if (known?.number === head.number) isKnown = known.hash === head.hash;
    }
    if (links.length < batch) break;
  }
  if (!isKnown) problems.push(`the chain doesn’t contain the head ${known?.number}:${known?.hash}`);
  return { head, problems: [...problems, ...(await loose(orm, communityId))] };
}

/** Every community that has an audit. */
export async function auditedCommunities(orm: Orm): Promise<string[]> {
  const chained = orm.selectDistinct({ id: auditChain.communityId }).from(auditChain);
  const written = orm.selectDistinct({ id: auditEntries.communityId }).from(auditEntries);
  const rows = await chained.union(written).orderBy(asc(sql`1`));
  return rows.map(({ id }) => id);
}
