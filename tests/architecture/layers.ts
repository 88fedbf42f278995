import type { Arrow } from './graph';
import { serverLayers } from './serverLayers';
import { shellLayers } from './shellLayers';

const folderOf = (file: string): string | undefined => /^src\/shell\/([^/]+)\//.exec(file)?.[1];

const layerIn = (layers: readonly (readonly string[])[], folder: string): number =>
  layers.findIndex((layer) => layer.includes(folder));

const layerOf = (folder: string): number => layerIn(shellLayers, folder);

/** A folder that is not in the list may import nothing, and nothing may import it. */
function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  const layer = layerOf(to);
  return layer !== -1 && layer < layerOf(from);
}

/** Arrows within the shell that do not lead down its layers; types and lazy imports count. Tests may look wherever they want. */
export const ascents = (arrows: readonly Arrow[]): string[] =>
  arrows.flatMap(({ from, line, to }) => {
    const [folder, other] = [folderOf(from), folderOf(to)];
    if (!folder || !other || /\.(test|stories)\.tsx?$/.test(from) || mayImport(folder, other)) return [];
    return [`${from}:${line} may not import ${to}: see tests/architecture/shellLayers.ts`];
  });

/** The names of a file's folders within `src/server`. */
const serverFoldersOf = (file: string): string[] | undefined =>
  /^src\/server\/(.+)\/[^/]+$/.exec(file)?.[1]?.split('/');

/**
 * Imports within the server that do not lead down its layers, or that reach into another module than by its `module.ts`; types and
 * lazy imports count.
 */
export const serverAscents = (arrows: readonly Arrow[]): string[] =>
  arrows.flatMap(({ from, line, to }) => {
    const [importer, imported] = [serverFoldersOf(from), serverFoldersOf(to)];
    if (!importer || !imported || /\.test\.tsx?$/.test(from)) return [];
    const [[folder = '', ownModule], [other = '', otherModule]] = [importer, imported];
    const isWithin = folder === other && (folder !== 'modules' || ownModule === otherModule);
    const isModule = folder === 'modules' && to === `src/server/modules/${otherModule}/module.ts`;
    const layer = layerIn(serverLayers, other);
    if (isWithin || isModule || (layer !== -1 && layer < layerIn(serverLayers, folder))) return [];
    return [`${from}:${line} may not import ${to}: see tests/architecture/serverLayers.ts`];
  });
