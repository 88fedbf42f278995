import fc from 'fast-check';
import { notificationKinds } from '../../src/server/notificationKinds';
import type { Times } from '../../src/server/notifications/times/times';

/** Kinds whose data name each person apart have tests of their own (`without`). Digests are written by no module. */
const kinds = notificationKinds.all.filter(({ category, without }) => category !== 'digest' && !without);

const kind = fc.constantFrom(...kinds.map((each) => each.kind));
const who = fc.constantFrom('ann', 'ben');
const one = <Name extends string>(name: Name) => fc.constant(name);
const connectable = fc.constantFrom('TELEGRAM', 'PUSH');
const channel = fc.constantFrom('EMAIL', 'TELEGRAM', 'PUSH');

function constants<Values extends Record<string, number | null>>(values: Values) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fc.constant(value)])) as {
    [Key in keyof Values]: fc.Arbitrary<Values[Key]>;
  };
}

const times: fc.Arbitrary<Omit<Times, 'pausedUntil'> & { pausedFor: number }> = fc.oneof(
  fc.record({
    ...constants({ quietFrom: null, quietUntil: null, digestHour: null }),
    pausedFor: fc.nat(1800),
  }),
  fc.record({
    ...constants({ digestHour: null, pausedFor: 0 }),
    quietFrom: fc.integer({ min: 600, max: 1439 }),
    quietUntil: fc.integer({ min: 0, max: 1000 }),
  }),
  fc.record({
    ...constants({ quietFrom: null, quietUntil: null, pausedFor: 0 }),
    digestHour: fc.integer({ min: 0, max: 23 }),
  }),
  fc.record(constants({ quietFrom: null, quietUntil: null, digestHour: null, pausedFor: 0 })),
);

/** What can happen to a member, and to notifications to them. */
export const step = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      do: one('notify'),
      kind,
      thing: fc.nat(2),
      by: fc.option(who, { nil: undefined }),
      isAbout: fc.boolean(),
      version: fc.nat(2),
      urgentIn: fc.option(fc.nat(600), { nil: undefined, freq: 4 }),
    }),
  },
  // The same person, the same few kinds: more often about one thing.
  {
    weight: 8,
    arbitrary: fc.record({
      do: one('notify'),
      kind: fc.constantFrom('eventChanged', 'eventConfirmed', 'eventAsked', 'introduced', 'requestAnswered'),
      thing: fc.nat(1),
      by: one('ann'),
      isAbout: fc.constant(false),
      version: fc.nat(1),
      urgentIn: fc.constant(undefined),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: one('burst'), by: who, count: fc.integer({ min: 8, max: 23 }) }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: one('pass'),
      minutes: fc.oneof(fc.nat(20), fc.nat(20), fc.nat(200), fc.nat(1600)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: one('see') }) },
  { weight: 1, arbitrary: fc.record({ do: one('gone'), thing: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: one('block'), who, isOn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: one('hide'), who, isOn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: one('channel'), channel, isOn: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: one('kind'), channel, kind, isOn: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: one('connect'), channel: connectable, isOn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: one('stop'), isOn: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: one('times'), times }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('leave' as const, 'delete' as const) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const pass = (minutes: number): Step => ({ do: 'pass', minutes });

/** Histories in which the server and the model once differed. */
export const knownHistories: readonly Step[][] = [
  // An account can be deleted after its owner has left, and was signed out.
  [{ do: 'leave' }, { do: 'delete' }, pass(20)],
  // Everything is due as quiet hours end, and no rule says in which order.
  [
    { do: 'burst', by: 'ann', count: 14 },
    { do: 'times', times: { digestHour: null, pausedFor: 0, quietFrom: 996, quietUntil: 966 } },
    pass(300),
  ],
];
