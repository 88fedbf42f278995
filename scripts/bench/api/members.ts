import { addressOf } from '../../../src/api/input';
import type { SavedQuery } from '../../../src/lib/rules/managers/memberQuery';

/** Maximum p95 of a manager's list of members with any filter, in ms. */
const limit = 200;
const warmUp = 5;
const calls = 60;

const pick = <Item>(items: readonly [Item, ...Item[]], run: number): Item =>
  items[run % items.length] ?? items[0];

/** Each filter, and plausible combinations. */
const queries: Record<string, (run: number) => SavedQuery> = {
  none: () => ({}),
  'search, a name': (run) => ({ search: pick(['Анна Иванова', 'Chiara Kastro', 'dmitri', 'Хуго'], run) }),
  'search, a company': (run) => ({ search: `Vorkshop ${run}` }),
  'search, one letter': (run) => ({ search: pick(['a', 'и', 'g'], run) }),
  'search, an address': (run) => ({ search: `member${run}` }),
  states: (run) => ({ states: [pick(['ACTIVE', 'WAITING', 'HIDDEN', 'MANAGER'], run)] }),
  profiles: (run) => ({ profiles: run % 2 === 0 }),
  tags: (run) => ({ tags: [`topic ${run % 53}`, `craft ${run % 29}`] }),
  cities: (run) => ({ cities: [`City ${run % 313}`] }),
  languages: (run) => ({ languages: [pick(['EN', 'RU'], run)] }),
  joined: () => ({ joinedFrom: '2025-06-01', joinedTo: '2026-06-01' }),
  seen: () => ({ seenFrom: '2026-01-01' }),
  'not seen': () => ({ notSeenSince: '2026-01-01' }),
  'by name': () => ({ sort: 'NAME' }),
  'several at once': (run) => ({
    search: 'anna',
    states: ['ACTIVE'],
    tags: [`topic ${run % 53}`],
    joinedFrom: '2025-01-01',
    sort: 'SEEN',
  }),
};

/** Asks for the first and a late page by every filter; prints p50 and p95, false where one takes too long. */
export async function measureMembers(origin: string, communityId: string, token: string): Promise<boolean> {
  let passed = true;
  for (const [name, queryOf] of Object.entries(queries)) {
    const times: number[] = [];
    for (let run = 0; run < warmUp + calls; run += 1) {
      const query = { ...queryOf(run), page: run % 10 === 9 ? 40 : 0 };
      const path = addressOf('/api/admin/{id}/participants', { id: communityId }, query);
      const start = performance.now();
      const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
      await answer.json();
      if (run >= warmUp) times.push(performance.now() - start);
    }
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    const p95 = at(0.95);
    passed &&= p95 <= limit;
    const figures = `p50 ${at(0.5).toFixed(1).padStart(6)} ms  p95 ${p95.toFixed(1).padStart(6)} ms`;
    console.log(
      `D06 ${name.padEnd(32)} ${figures}  ${p95 <= limit ? 'ok' : 'TOO MUCH'} (at most ${limit} ms)`,
    );
  }
  return passed;
}
