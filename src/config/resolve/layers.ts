import type { Path } from '../location';
import type { FileName } from '../types';
import type { Json } from './merge';

/** The content of one layer: its files as plain data, by name, and the domain of the folder with its assets. */
export interface Layer {
  readonly domain: string;
  readonly files: Readonly<Partial<Record<FileName, Json>>>;
  /** Dropped keys: the schema's default replaces them, and not the layer below. */
  readonly withheld: Readonly<Partial<Record<FileName, readonly Path[]>>>;
  /** Keys that guard something and took their closed value. */
  readonly closed: readonly { readonly name: FileName; readonly path: Path }[];
  /** Unknown top-level keys without which nobody new may be admitted. */
  readonly closing: readonly { readonly name: FileName; readonly key: string }[];
}

/** The layers of a community's config; each overrides the one before. */
export interface Layers {
  readonly defaults: Layer;
  readonly own: Layer;
  readonly overrides: Layer;
}
