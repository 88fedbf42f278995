import type { Path } from '../location';
import type { FileName } from '../types';
import type { Json } from './merge';

/** What one place says: its files as plain data, by name, and the domain of the folder that holds its assets. */
export interface Layer {
  readonly domain: string;
  readonly files: Readonly<Partial<Record<FileName, Json>>>;
  /** Keys that were broken and had to go: the layer below does not stand in for them, the schema's default does. */
  readonly withheld: Readonly<Partial<Record<FileName, readonly Path[]>>>;
  /** Keys that guard something and took their closed value. */
  readonly closed: readonly { readonly name: FileName; readonly path: Path }[];
  /** Top-level keys without which nobody new may be let in, and of which nothing is known. */
  readonly closing: readonly { readonly name: FileName; readonly key: string }[];
}

/** Where a community's config comes from, each lying over the one before it. */
export interface Layers {
  readonly defaults: Layer;
  readonly own: Layer;
  readonly overrides: Layer;
}
