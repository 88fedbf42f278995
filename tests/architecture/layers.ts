import type { Arrow } from './graph';
import { shellLayers } from './shellLayers';

const folderOf = (file: string): string | undefined => /^src\/shell\/([^/]+)\//.exec(file)?.[1];

const layerOf = (folder: string): number => shellLayers.findIndex((layer) => layer.includes(folder));

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
