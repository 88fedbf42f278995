/**
 * What replaces an invalid key that guards something: a closed value of its own, or a closed admission if there is no
 * such value.
 */
export type Guard =
  /** null: the key is as if it were not there. */
  { readonly closed: unknown } | { readonly closes: 'admission' };

/**
 * What a schema says about a value's form, without its rules: enough to merge, to fill in defaults and to name the
 * allowed keys. Generated from `schemas/` into `src/generated/config/shapes.ts`.
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
  /** The value if none is given. */
  readonly default?: unknown;
  /** Whether it is merged with another value key by key. Without this, it replaces the other as a whole. */
  readonly merge?: true;
  /** The expected kind of object, in words for an error. */
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
