import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { variantLiteral, variantNames } from '../scripts/support/variant';
import type { Variant } from '../src/generated/config/variant';

const root = join(import.meta.dirname, '..');

/** The texts that identify a variant: its platform's name and addresses. */
function marks(name: string): string[] {
  const { brand, links } = JSON.parse(variantLiteral(name)) as Variant;
  return [brand.siteUrl ?? brand.title, links.pricingUrl ?? brand.title];
}

/** The code of the module that everything takes the variant from, built as the client is. */
async function builtFor(name: string): Promise<string> {
  vi.stubEnv('VARIANT', name);
  const { output } = (await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    build: { ssr: join(root, 'src/shell/context/variant.ts'), write: false },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

afterEach(() => vi.unstubAllEnvs());

describe('a build', () => {
  it.each(variantNames())('VAR-01 of %s holds that variant and no other', async (name) => {
    const code = await builtFor(name);
    for (const mark of marks(name)) expect(code).toContain(mark);
    for (const other of variantNames().filter((one) => one !== name)) {
      for (const mark of marks(other)) expect(code).not.toContain(mark);
    }
  });
});
