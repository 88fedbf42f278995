import type { FileName } from '../types';
import type { Json } from './merge';

/** What one place says: its files as plain data, by name, and the domain of the folder that holds its assets. */
export interface Layer {
  readonly domain: string;
  readonly files: Readonly<Partial<Record<FileName, Json>>>;
}

/** Where a community's config comes from, each lying over the one before it. */
export interface Layers {
  readonly defaults: Layer;
  readonly own: Layer;
  readonly overrides: Layer;
}
