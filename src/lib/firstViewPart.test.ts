import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const named = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/firstViewPart\(\s*'([^']+)'/g)].map(
      ([, name = '']) => name,
    ),
  );

describe('the parts of first views', () => {
  it('UIX-05 are named after their modules, each once', () => {
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !existsSync(join(src, name)))).toEqual([]);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  });
});
