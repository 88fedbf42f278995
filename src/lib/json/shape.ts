/**
 * What holds where a key that guards something cannot be read: a value of its own that lets nobody further than any
 * other, or a closed admission, where there is no such value.
 */
export type Guard =
  /** null: the key is as if it were not there. */
  { readonly closed: unknown } | { readonly closes: 'admission' };

/**
 * What a schema says about a value's form, without its rules: enough to merge, to fill in defaults and to name the
 * keys that are allowed. Generated from `schemas/` into `src/generated/config/shapes.ts`.
 */
export interface Shape {
  /** The keys an object may have. */
  readonly keys?: Readonly<Record<string, Shape>>;
  /** Every key is allowed, each value of this form. */
  readonly values?: Shape;
  /** Form of an array's items. */
  readonly items?: Shape;
  /** Form by the value of the object's key `by`. */
  readonly by?: string;
  readonly variants?: Readonly<Record<string, Shape>>;
  /** What stands where nothing is given. */
  readonly default?: unknown;
  /** Lies over another key by key; every other value replaces what it lies over as a whole. */
  readonly merge?: true;
  /** What an object should have been, in words. */
  readonly expects?: string;
  /** May be a path into the folder's assets/. */
  readonly asset?: true;
  /** A text, or one per language. */
  readonly localized?: true;
  /** Most characters of a text that its place on a phone shows. */
  readonly fits?: number;
  /** The key guards something. */
  readonly guard?: Guard;
}
