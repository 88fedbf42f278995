import { describe, expect, it } from 'vitest';
import { pageArguments } from './arguments';

describe('the arguments of bench:page', () => {
  it('are three rounds of all pages by default', () => {
    expect(pageArguments([])).toEqual({ rounds: 3, only: undefined });
  });

  it('are a number of rounds and a page', () => {
    expect(pageArguments(['--rounds', '9', '--only', 'event'])).toEqual({ rounds: 9, only: 'event' });
  });

  it.each([[['--rounds', '0']], [['--rounds', 'many']], [['event']], [['--pages', 'event']]])(
    'are not %j',
    (args) => {
      expect(() => pageArguments(args)).toThrow(/round|argument|option/i);
    },
  );
});
