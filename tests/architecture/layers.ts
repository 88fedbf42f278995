import type { Arrow } from './graph';
import { serverLayers } from './serverLayers';
import { shellLayers } from './shellLayers';

const folderOf = (file: string): string | undefined => /^src\/shell\/([^/]+)\//.exec(file)?.[1];

const layerIn = (layers: readonly (readonly string[])[], folder: string): number =>
  layers.findIndex((layer) => layer.includes(folder));

const layerOf = (folder: string): number => layerIn(shellLayers, folder);

/** A folder that the list does not have may import nothing, and nobody may import it. */
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

/** The path within `src/server`, and the names of its folders. */
function withinServer(file: string): { path: string; folders: string[] } | undefined {
  const path = /^src\/server\/(.+\/.+)$/.exec(file)?.[1];
  return path === undefined ? undefined : { path, folders: path.split('/').slice(0, -1) };
}

/**
 * Imports within the server that do not lead down its layers, or that reach into another module than by its `module.ts`; types and
 * lazy imports count. Importing files by the imported one, without `src/server/`.
 */
export function serverAscents(arrows: readonly Arrow[]): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const { from, to } of arrows) {
    const [importer, imported] = [withinServer(from), withinServer(to)];
    if (!importer || !imported || /\.test\.tsx?$/.test(from)) continue;
    const [folder = '', ownModule] = importer.folders;
    const [other = '', otherModule] = imported.folders;
    const isWithin = folder === other && (folder !== 'modules' || ownModule === otherModule);
    const isModule = folder === 'modules' && imported.path === `modules/${otherModule}/module.ts`;
    const [layer, otherLayer] = [layerIn(serverLayers, folder), layerIn(serverLayers, other)];
    if (isWithin || isModule || (otherLayer !== -1 && otherLayer < layer)) continue;
    (found[imported.path] ??= new Set()).add(importer.path);
  }
  return Object.fromEntries(Object.entries(found).map(([path, importers]) => [path, [...importers].sort()]));
}
