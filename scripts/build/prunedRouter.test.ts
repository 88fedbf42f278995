import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from '../support/run';
import { prunedRouter } from './prunedRouter';

const router = join(root, 'node_modules/react-router/dist/production/index.mjs');

/** The result of building an import of the router's `Link`. */
async function built(plugins: ReturnType<typeof prunedRouter>[]): Promise<string> {
  const entry = 'virtual:entry';
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export { Link } from ${JSON.stringify(router)}` : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })) as { output: { code?: string }[] };
  return output.map(({ code }) => code ?? '').join('');
}

describe('the router', () => {
  it('leaves out the components that nothing uses', async () => {
    const [whole, used] = [await built([]), await built([prunedRouter()])];
    expect(whole).toContain('function NavLinkWithRef');
    expect(used).toContain('function LinkWithRef');
    expect(used).not.toMatch(/NavLinkWithRef|FormWithRef|displayName/);
  });
});
