import { expect, it } from 'vitest';
import { progress } from './progress';

const run = (isTTY: boolean, perStep: number): string => {
  let written = '';
  let time = 0;
  const told = progress({ isTTY, write: (text) => (written += text) }, 'checked', 3, () => time);
  for (let step = 0; step < 3; step++) {
    time += perStep;
    told.step();
  }
  told.end();
  return written;
};

it('tells of what is slow, in one line that goes away', () => {
  expect(run(true, 600)).toBe('\r\u001b[Kchecked 2 of 3\r\u001b[Kchecked 3 of 3\r\u001b[K');
});

it('is quiet while it is fast, and to programs', () => {
  expect([run(true, 100), run(false, 600)]).toEqual(['', '']);
});
