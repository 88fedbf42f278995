import { expect } from 'vitest';
import { randomOf } from '../../../scripts/support/random';
import { absence } from '../../../src/server/modules/matching/engine/round/eligible';
import { planRound, viewersOf } from '../../../src/server/modules/matching/engine/round/planRound';
import { runRound } from '../../../src/server/modules/matching/engine/round/runRound';
import type {
  ExcludedPair,
  Introduction,
  Participant,
  Round,
  RoundInput,
} from '../../../src/server/modules/matching/engine/round/types';
import { makeWords } from '../../../src/server/modules/matching/engine/words/makeWords';
import type { Attention } from '../../../src/lib/rules/matching/attention';

const words = makeWords({ lexicon: ['юрист\tlawyer, attorney'], aliases: '' });
const trades = ['lawyer', 'юрист', 'bread', 'designer', 'guitar', 'taxes', 'translator', 'ceramics'];
const daysApart = 84;

/** That a viewer saw somebody, from a day on. */
interface Seen extends Introduction {
  day: number;
}

const nameOf = ({ viewer, shown }: Introduction): string => `${viewer} ${shown}`;
const turned = ({ viewer, shown }: Introduction): Introduction => ({ viewer: shown, shown: viewer });

/** A community in weeks of joins and rounds, as the database would store them. Each round is checked. */
export class Weeks {
  day = 0;
  people: Participant[] = [];
  decided: ExcludedPair[] = [];
  seen: Seen[] = [];
  served = new Set<string>();
  readonly hadList = new Set<string>();
  private shown = new Map<string, number>();
  private introduced: Introduction[] = [];
  private readonly random: () => number;

  constructor(
    readonly attention: Attention,
    seed: number,
  ) {
    this.random = randomOf(seed);
  }

  private trade = () => trades[Math.floor(this.random() * trades.length)]!;

  add(changes: Partial<Participant> = {}): Participant {
    const person: Participant = {
      id: `m${String(this.people.length).padStart(3, '0')}`,
      lang: 'en',
      lookingFor: this.trade(),
      about: this.trade(),
      goal: '',
      position: '',
      company: '',
      city: '',
      tags: [],
      enabled: true,
      profileEnabled: true,
      networkingEnabled: true,
      newcomer: true,
      ...changes,
    };
    this.people.push(person);
    return person;
  }

  private get recent(): ExcludedPair[] {
    return this.seen
      .filter(({ day }) => this.day - day < daysApart)
      .map(({ viewer, shown, day }) => ({
        a: viewer,
        b: shown,
        why: 'recent' as const,
        weeks: Math.ceil((day + daysApart - this.day) / 7),
      }));
  }

  isApart(one: string, other: string, reasons = [...this.recent, ...this.decided]): boolean {
    return reasons.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  }

  /** Who takes part and has no list this week, of those who have never had one. */
  get waiting(): Set<string> {
    return new Set(
      this.people
        .filter((person) => !absence(person) && !this.hadList.has(person.id) && person.lookingFor)
        .map(({ id }) => id),
    );
  }

  /** The lists of those who have none this week, or of those who are waiting for a first one. */
  extra(wanting?: ReadonlySet<string>): Round {
    return this.make('extra', wanting);
  }

  /** Goes on to the next week, and makes its round. */
  weekly(): Round {
    this.day = Math.floor(this.day / 7) * 7 + 7;
    this.served = new Set();
    this.shown = new Map();
    return this.make('weekly');
  }

  private make(kind: 'weekly' | 'extra', wanting?: ReadonlySet<string>): Round {
    const { people, attention, served, hadList, shown, introduced, random } = this;
    const soFar = { served, hadList, shown, introduced };
    const planned = (excluded: ExcludedPair[]) => ({
      ...planRound({ people, excluded, attention, soFar, wanting }),
      words,
      seed: `${kind} ${this.day}`,
    });
    const excluded = [...this.recent, ...this.decided];
    const given = planned(excluded);
    const round = runRound(given);
    const people2 = people.toSorted(() => random() - 0.5);
    expect(plain(runRound({ ...given, people: people2 }))).toEqual(plain(round));
    // The pairs of those who get lists are enough.
    const viewers = viewersOf(people, soFar, wanting);
    const theirs = excluded.filter(({ a, b }) => viewers.includes(a) || viewers.includes(b));
    expect(plain(runRound(planned(theirs)))).toEqual(plain(round));
    this.store(round, given);
    this.expectTrueReasons(round, { before: excluded, viewers });
    return round;
  }

  private store(
    { lists, introduced = new Map() }: Round,
    { viewers, left }: Pick<RoundInput, 'viewers' | 'left'>,
  ): void {
    const { attention, day } = this;
    const taking = new Set(this.people.filter((person) => !absence(person)).map(({ id }) => id));
    const apartNow = [...this.recent, ...this.decided];
    const carried = new Set(this.introduced.map(nameOf));
    const fresh: Introduction[] = [];
    for (const [viewer, list] of [...lists, ...introduced]) {
      expect(new Set([viewer, ...list.map(({ id }) => id)]).size).toBe(list.length + 1);
      if (lists.has(viewer)) expect(list.length).toBeLessThanOrEqual(attention.perMember);
      for (const { id: shown } of list) {
        for (const one of [viewer, shown]) expect(taking).toContain(one);
        expect(this.isApart(viewer, shown, this.decided)).toBe(false);
        if (carried.has(nameOf({ viewer, shown }))) continue;
        expect(this.isApart(viewer, shown, apartNow), `${viewer} ${shown} again`).toBe(false);
        fresh.push({ viewer, shown });
      }
    }
    const isForSome = this.people.some((person) => !absence(person) && viewers?.has(person.id) === false);
    // Whoever is shown in a round that is not for everybody sees who sees them, unless their own list is full or
    // the other's attention is spent.
    if (isForSome)
      for (const pair of fresh) {
        const isFull = lists.get(pair.shown)?.length === attention.perMember;
        const others = fresh.filter(({ shown }) => shown === pair.viewer).length;
        const isSpent = others >= (left?.get(pair.viewer) ?? attention.appearances);
        if (!isFull && !isSpent) expect(fresh.map(nameOf)).toContain(nameOf(turned(pair)));
      }
    for (const { shown } of fresh) this.shown.set(shown, (this.shown.get(shown) ?? 0) + 1);
    for (const count of this.shown.values()) expect(count).toBeLessThanOrEqual(attention.appearances);
    const expected = this.introduced.filter(
      ({ viewer, shown }) =>
        lists.has(viewer) && taking.has(shown) && !this.isApart(viewer, shown, this.decided),
    );
    for (const { viewer, shown } of expected) expect(lists.get(viewer)?.map(({ id }) => id)).toContain(shown);

    this.seen.push(...fresh.map((pair) => ({ ...pair, day })));
    for (const viewer of lists.keys()) {
      expect(this.served.has(viewer)).toBe(false);
      this.served.add(viewer);
      this.hadList.add(viewer);
    }
    this.introduced = [
      ...this.introduced.filter(({ viewer }) => !lists.has(viewer)),
      ...fresh.filter(({ viewer }) => introduced.has(viewer)),
    ];
    for (const { id } of this.people) {
      const count = this.introduced.filter(({ viewer }) => viewer === id).length;
      expect(count).toBeLessThanOrEqual(attention.perMember);
    }
  }

  /** Whoever has no list has a reason that is true, and no list only while nobody allowed is free (MAT-03, MAT-04). */
  private expectTrueReasons(
    { without }: Round,
    { before, viewers }: { before: readonly ExcludedPair[]; viewers: readonly string[] },
  ): void {
    const { perMember, appearances } = this.attention;
    const taking = this.people.filter((person) => !absence(person));
    const isFree = (id: string) => {
      const met = this.introduced.filter(({ viewer }) => viewer === id).length;
      // Who gets a list themselves is introduced to nobody beside it.
      return (this.shown.get(id) ?? 0) < appearances && (viewers.includes(id) || met < perMember);
    };
    for (const [id, why] of without) {
      const person = this.people.find((each) => each.id === id)!;
      const others = taking.filter((other) => other !== person);
      const allowed = others.filter((other) => !this.isApart(id, other.id, [...before]));
      const most = allowed.length === 0 ? 'allExcluded' : 'noFreeAppearance';
      expect(why, id).toBe(absence(person) ?? (others.length === 0 ? 'alone' : most));
      if (why === 'noFreeAppearance')
        for (const other of allowed) expect(isFree(other.id), `${other.id} for ${id}`).toBe(false);
    }
  }

  /** Whether somebody whom a person may meet could still be shown. */
  couldSee(person: string): boolean {
    const { attention, shown, introduced } = this;
    return this.people.some(({ id, ...other }) => {
      const isTaking = !absence({ id, ...other }) && id !== person && !this.isApart(id, person);
      const met = introduced.filter(({ viewer }) => viewer === id).length;
      return isTaking && (shown.get(id) ?? 0) < attention.appearances && met < attention.perMember;
    });
  }

  pause(person: Participant, networkingEnabled: boolean): void {
    this.people = this.people.map((each) => (each.id === person.id ? { ...each, networkingEnabled } : each));
  }
}

const plain = ({ lists, without, introduced = new Map() }: Round) => ({
  lists: Object.fromEntries([...lists].map(([id, list]) => [id, list.map((each) => each.id)])),
  without: Object.fromEntries(without),
  introduced: Object.fromEntries([...introduced].map(([id, list]) => [id, list.map((each) => each.id)])),
});
