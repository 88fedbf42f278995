import { isDeepStrictEqual } from 'node:util';
import type { ConfigFolder, FileName } from '../../../config/types';

/** The content of a file without the keys about the file itself. Undefined if it is not JSON. */
function contentOf(text: string): unknown {
  try {
    const { $schema: _, schemaVersion: __, ...content } = JSON.parse(text) as Record<string, unknown>;
    return content;
  } catch {
    return undefined;
  }
}

/** Whether a folder has a file with another content than the one in `defaults`, which it may be a copy of. */
export function isOwnFile(folder: ConfigFolder, defaults: ConfigFolder, name: FileName): boolean {
  const textIn = ({ files }: ConfigFolder) => files.find((file) => file.name === name)?.text;
  const [own, usual] = [textIn(folder), textIn(defaults)];
  if (own === undefined) return false;
  return usual === undefined || !isDeepStrictEqual(contentOf(own), contentOf(usual));
}
