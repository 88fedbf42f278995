import { expect, it } from 'vitest';
import { oneByOne } from './oneByOne';

/** Work that ends when the test says so. */
function controlled() {
  const begun: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const run = oneByOne((key) => {
    begun.push(key);
    return new Promise<void>((done, fail) => ends.push((error) => (error ? fail(error) : done())));
  });
  return { run, begun, end: (error?: Error) => ends.shift()!(error) };
}

it('runs once for one call, and shares one more run among calls that come meanwhile', async () => {
  const { run, begun, end } = controlled();
  const first = run('a');
  const others = Promise.all([run('a'), run('a'), run('a')]);
  expect(begun).toEqual(['a']);
  end();
  await first;
  await Promise.resolve();
  expect(begun).toEqual(['a', 'a']);
  end();
  await others;
  const again = run('a');
  expect(begun).toEqual(['a', 'a', 'a']);
  end();
  await again;
});

it('does not wait for other keys', () => {
  const { run, begun } = controlled();
  void run('a');
  void run('b');
  expect(begun).toEqual(['a', 'b']);
});

it('fails for who shared the run, and not for the next', async () => {
  const { run, begun, end } = controlled();
  const first = run('a');
  const second = run('a');
  end(new Error('not now'));
  await expect(first).rejects.toThrow('not now');
  await Promise.resolve();
  expect(begun).toEqual(['a', 'a']);
  end();
  await second;
});
