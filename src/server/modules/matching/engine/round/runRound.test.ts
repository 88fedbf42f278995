import { expect, it } from 'vitest';
import { makeWords } from '../words/makeWords';
import { runRound } from './runRound';
import type { Participant } from './types';

const words = makeWords({ lexicon: ['юрист\tlawyer, attorney'], aliases: '' });

const person = (id: string, over: Partial<Participant> = {}): Participant => ({
  id,
  lang: 'en',
  lookingFor: '',
  goal: '',
  about: '',
  position: '',
  company: '',
  city: '',
  tags: [],
  enabled: true,
  profileEnabled: true,
  networkingEnabled: true,
  newcomer: false,
  ...over,
});

const run = (people: Participant[], excluded: { a: string; b: string; why: 'blocked' }[] = []) =>
  runRound({ people, excluded, attention: { perMember: 1, appearances: 1 }, seed: 'a', words });

it('introduces who asks to who offers, in the other language too, and says why', () => {
  const { lists } = run([
    person('asks', { lookingFor: 'A lawyer for our contracts' }),
    person('offers', { position: 'Юрист', lang: 'ru', lookingFor: 'painter' }),
    person('paints', { position: 'Painter', lookingFor: 'sculptor' }),
    person('carves', { position: 'Sculptor', lookingFor: 'contracts' }),
  ]);
  const [first] = lists.get('asks')!;
  expect(first).toMatchObject({
    id: 'offers',
    relevance: {
      forward: { parts: [{ kind: 'need', term: 'need:lawyer', asked: 'lawyer', offered: 'Юрист' }] },
    },
  });
});

it('says why somebody has no list', () => {
  const { lists, without } = run(
    [
      person('a'),
      person('b'),
      person('off', { enabled: false }),
      person('hidden', { profileEnabled: false }),
      person('paused', { networkingEnabled: false }),
    ],
    [{ a: 'b', b: 'a', why: 'blocked' }],
  );
  expect([...lists]).toEqual([]);
  expect(Object.fromEntries(without)).toEqual({
    a: 'allExcluded',
    b: 'allExcluded',
    off: 'notEnabled',
    hidden: 'profileHidden',
    paused: 'networkingOff',
  });
  expect(run([person('a')]).without.get('a')).toBe('alone');
});
