import type { Readable } from 'node:stream';

/** A file on its way out: `size` in bytes. A stream that is not read to its end must be destroyed. */
export interface StoredFile {
  size: number;
  stream: Readable;
}

/** Where files are stored. Names are paths with parts of letters, digits, `-`, `_` and dots, separated by `/`. */
export interface Storage {
  /** Writes a file atomically: readers see all of it or none. Replaces one of the same name. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is none. */
  read(name: string): Promise<StoredFile | undefined>;
  /** Harmless when there is none. */
  remove(name: string): Promise<void>;
}
