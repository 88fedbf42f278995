import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** `const Name = styled.div` or `const Name = styled(Other)`, as TypeScript leaves them. */
const declared = /\bconst (\w+) = (styled(?:\.\w+|\([\w.]+\)))(?=[`.])/g;

const idOf = (module: string, name: string): string =>
  `c${createHash('sha256').update(`${module} ${name}`).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 5)}`;

/**
 * Gives every styled component an id by its place of declaration. By default they are numbered in order of evaluation,
 * which differs between server and browser: the styles of one would be applied to another.
 * The ids cost the welcome page 0.4 kB (gzip); a page rendered on the server is wrong without them.
 */
export const componentIds = (src: string): Plugin => ({
  name: 'component-ids',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    const module = relative(src, id);
    if (module.startsWith('..') || !code.includes('styled')) return null;
    const named = code.replaceAll(
      declared,
      (_all, name: string, made: string) =>
        `const ${name} = ${made}.withConfig({ componentId: '${idOf(module, name)}' })`,
    );
    return named === code ? null : { code: named, map: null };
  },
});
