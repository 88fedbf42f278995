import type { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';

/**
 * ES module text of precompiled validators: `export const <name> = validate…` per entry of `exports` (name → schema id).
 * Ajv's own "ESM" output still calls `require()` for its run-time helpers; those calls become imports here.
 * `ajv` must be made with `code: { source: true, esm: true }`.
 */
export function standalone(ajv: Ajv, exports: Record<string, string>): string {
  const imports = new Map<string, string>();
  const body = standaloneCode(ajv, exports).replace(
    /require\("([^"]+)"\)(\.default)?/g,
    (_match, path: string, dotDefault: string | undefined) => {
      const name = imports.get(path) ?? `runtime${imports.size}`;
      imports.set(path, name);
      // A CommonJS module's `exports` is the default import; its `default` is one step further in some loaders only.
      return dotDefault ? `(${name}.default ?? ${name})` : name;
    },
  );
  const head = [...imports].map(
    ([path, name]) => `import ${name} from ${JSON.stringify(withExtension(path))};`,
  );
  return [...head, body].join('\n');
}

const withExtension = (path: string): string => (/\.[cm]?js$/.test(path) ? path : `${path}.js`);
