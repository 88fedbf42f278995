import type { Plugin, Rolldown } from 'vite';

const quoted = (fileName: string): string => `"./${fileName.slice(fileName.lastIndexOf('/') + 1)}"`;

/** `{s as n,l as r}` as pairs of the name within the file and the name outside. */
const pairs = (list: string): [string, string][] =>
  list.split(',').map((one) => {
    const [inside = '', outside = inside] = one.trim().split(' as ');
    return [inside, outside];
  });

const chunkOf = (bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk | undefined => {
  const found = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name);
  return found?.type === 'chunk' ? found : undefined;
};

/**
 * Moves the bundler's runtime, 400 bytes in a file of its own that every page would request, into the file of the
 * packages that every page needs. A function around it keeps their names apart.
 * Without it, every page needs one file and 0.2 kB more (gzip).
 */
export const oneVendorFile = (): Plugin => ({
  name: 'one-vendor-file',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  // Run with the file that imports it: run before it, the browser would paint in between.
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        /<script type="module" crossorigin src="([^"]*\/vendor-[^"]*)"><\/script>/,
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="$1">',
      ),
  },
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const [runtime, vendor] = [chunkOf(bundle, 'rolldown-runtime'), chunkOf(bundle, 'vendor')];
      // Storybook uses these plugins, too, with file groups of its own.
      if (!runtime || !vendor) return;
      const exported = /export\{([^}]*)\};?\s*$/;
      const [, names = ''] = exported.exec(runtime.code) ?? [];
      if (!names) throw new Error('rolldown-runtime exports nothing');
      const object = pairs(names).map(([inside, outside]) => `${outside}:${inside}`);
      const body = runtime.code.replace(exported, '');
      const imported = new RegExp(`import\\{([^}]*)\\}from${quoted(runtime.fileName)};`);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk === runtime) continue;
        chunk.code = chunk.code.replace(imported, (_all, list: string) =>
          chunk === vendor
            ? `const $runtime=(()=>{${body}return{${object.join(',')}}})(),{${pairs(list)
                .map(([theirs, own]) => `${theirs}:${own}`)
                .join(',')}}=$runtime;`
            : `import{$runtime}from${quoted(vendor.fileName)};const{${pairs(list)
                .map(([theirs, own]) => `${theirs}:${own}`)
                .join(',')}}=$runtime;`,
        );
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
      }
      if (!vendor.code.includes('const $runtime='))
        throw new Error('vendor does not import rolldown-runtime');
      vendor.code = vendor.code.replace(
        /export\{([^}]*)\};?\s*$/,
        (_all, list: string) => `export{${list},$runtime};`,
      );
      delete bundle[runtime.fileName];
    },
  },
});
