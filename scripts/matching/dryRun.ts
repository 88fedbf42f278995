import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import type { CommunityConfig } from '../../src/config/types';
import { isLang, type Lang } from '../../src/lib/lang';
import { matchingRounds, participants } from '../../src/server/db/schema';
import { readEnv } from '../../src/server/env';
import { sentences } from '../../src/server/modules/matching/notifications/reasons';
import { createCompute } from '../../src/server/modules/matching/compute';
import { embeddingsOf } from '../../src/server/modules/matching/embeddings';
import type { Round } from '../../src/server/modules/matching/engine/round/types';
import { startEngine } from '../../src/server/modules/matching/engineHost';
import { createMeaningOf } from '../../src/server/modules/matching/meaning';
import { figuresOf } from '../../src/server/modules/matching/figures';
import { reasonsOf } from '../../src/server/modules/matching/recommended';
import { communityScope, isWeeklyRoundOf } from '../../src/server/modules/matching/scopes';
import { tuesdayOf } from '../../src/server/modules/matching/week';
import { communityNamed, onInstallation, type Installation } from '../admin/installation';
import { UsageError, type Verb } from '../support/verb';

const help = `Usage: npm run matching -- dry-run DOMAIN [--lang ru|en] [--json]

Computes this week's round of recommendations, stores and sends nothing, and prints it: each member's list with its reasons, who
has none and why, and how often members are shown. The round that comes is this one, as long as nobody changes anything.

Exit code: 0 printed, 1 refused, with why, 2 wrong usage.
`;

export interface DryRun {
  day: string;
  figures: Readonly<Record<string, number>>;
  /** How many members are shown so many times. */
  appearances: Readonly<Record<number, number>>;
  lists: {
    id: string;
    name: string;
    people: { id: string; name: string; score: number; reasons: string[] }[];
  }[];
  without: { id: string; name: string; why: string }[];
}

async function computed(installation: Installation, config: CommunityConfig): Promise<[string, Round]> {
  const { db } = installation;
  const now = new Date();
  const day = tuesdayOf(now, config.community.timeZone);
  const scope = communityScope(config.id);
  const [stored] = await db.orm.select().from(matchingRounds).where(isWeeklyRoundOf(scope, day));
  const env = readEnv();
  const onFailure = (error: unknown) =>
    void process.stderr.write(`What texts mean is not known: ${String(error)}\n`);
  const engine = startEngine();
  try {
    const meaningOf = createMeaningOf({ db, onFailure }, embeddingsOf(env), env.EMBEDDINGS_MODEL);
    const { id, number, startedAt = now } = stored ?? {};
    const of = { ...scope, id, day, number, startedAt };
    return [day, await createCompute({ db, engine, meaningOf })(config, of)];
  } finally {
    await engine.close();
  }
}

/** This week's round of a community, as it would be. */
async function dryRunOf(installation: Installation, config: CommunityConfig, lang: Lang): Promise<DryRun> {
  const [day, round] = await computed(installation, config);
  const rows = await installation.db.orm
    .select({ id: participants.id, first: participants.firstName, last: participants.lastName })
    .from(participants)
    .where(eq(participants.communityId, config.id));
  const people = new Map(rows.map((row) => [row.id, row]));
  const nameOf = (id: string) => {
    const { first = '', last = '' } = people.get(id) ?? {};
    return `${first} ${last}`.trim() || id;
  };
  const shown = new Map<string, number>();
  for (const list of round.lists.values()) {
    for (const { id } of list) shown.set(id, (shown.get(id) ?? 0) + 1);
  }
  const appearances: Record<number, number> = {};
  for (const id of round.lists.keys()) {
    const times = shown.get(id) ?? 0;
    appearances[times] = (appearances[times] ?? 0) + 1;
  }
  return {
    day,
    figures: figuresOf(round),
    appearances,
    lists: [...round.lists].map(([id, list]) => ({
      id,
      name: nameOf(id),
      people: list.map((each) => ({
        id: each.id,
        name: nameOf(each.id),
        score: each.relevance.score,
        reasons: sentences(
          lang,
          people.get(each.id)?.first || nameOf(each.id),
          reasonsOf(each.relevance, { config, lang }),
        ),
      })),
    })),
    without: [...round.without].map(([id, why]) => ({ id, name: nameOf(id), why })),
  };
}

function asText({ day, figures, appearances, lists, without }: DryRun): string {
  const lines = [`The round of ${day}`, ''];
  for (const { name, people } of lists) {
    lines.push(name);
    people.forEach((each, place) => {
      lines.push(`  ${place + 1}. ${each.name}  ${each.score.toFixed(3)}`);
      for (const reason of each.reasons) lines.push(`     ${reason}`);
    });
    lines.push('');
  }
  if (without.length) lines.push('Nobody for', ...without.map(({ name, why }) => `  ${name}: ${why}`), '');
  lines.push(
    'Shown so many times',
    ...Object.entries(appearances).map(([times, members]) => `  ${times}: ${members}`),
    '',
    Object.entries(figures)
      .map(([name, figure]) => `${name} ${figure}`)
      .join(', '),
  );
  return lines.join('\n');
}

function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { lang: { type: 'string' }, json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [domain, ...more] = positionals;
  const { lang, json } = values;
  if (!domain || more.length > 0) throw new UsageError('Which community?');
  if (lang !== undefined && !isLang(lang)) throw new UsageError(`${lang} is neither ru nor en.`);
  return onInstallation(async (installation) => {
    const config = communityNamed(installation, domain);
    const found = await dryRunOf(installation, config, lang ?? config.community.lang);
    return json ? JSON.stringify(found, null, 2) : asText(found);
  });
}

export const dryRun: Verb = { summary: "this week's recommendations, without sending them", help, run };
