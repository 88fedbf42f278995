import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { actualKind, pictureKinds, type Kind } from './kinds';

/** The facts about an asset on the disk. */
export interface AssetFacts {
  readonly bytes: number;
  readonly kind?: Kind;
  /** px. Undefined for files that are no images, or without a size of their own. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Parts of an SVG that are not run or loaded when it is shown as an image. */
  readonly unsafe?: string;
}

/** Enough to recognise any type and its size, except for a photo behind a huge preview. */
const mostRead = 1024 * 1024;

function beginning(path: string, bytes: number): Uint8Array {
  const buffer = Buffer.alloc(Math.min(bytes, mostRead));
  const file = openSync(path, 'r');
  try {
    return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(file);
  }
}

function sizeOf(bytes: Uint8Array): AssetFacts['size'] {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

const dangers: readonly (readonly [RegExp, string])[] = [
  [/<script[\s>]/i, 'a script'],
  [/<foreignObject[\s>]/i, 'foreign content'],
  [/\son[a-z]+\s*=/i, 'a script in an attribute'],
  [/(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i, 'something from another site'],
  [/@import|url\(\s*["']?(?:https?:)?\/\//i, 'a style from another site'],
];

/** Reads an asset. Undefined if it is not readable. */
export function factsOf(path: string): AssetFacts | undefined {
  try {
    const bytes = statSync(path).size;
    const content = beginning(path, bytes);
    const kind = actualKind(content);
    const size = kind && pictureKinds.includes(kind) ? sizeOf(content) : undefined;
    const text = kind === 'svg' ? Buffer.from(content).toString('utf8') : '';
    const unsafe = dangers.find(([form]) => form.test(text))?.[1];
    return { bytes, ...(kind && { kind }), ...(size && { size }), ...(unsafe && { unsafe }) };
  } catch {
    return undefined;
  }
}
