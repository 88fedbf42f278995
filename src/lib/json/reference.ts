/** One key of a config file in the reference. */
export interface ReferenceKey {
  /** Dotted below its file or kind: `fonts.body`. */
  readonly key: string;
  /** The type of its value in words: `text`, `list of Action`. */
  readonly type: string;
  /** The kind of the value, if the page describes it elsewhere. */
  readonly of?: string;
  /** The only values there are. */
  readonly choices?: readonly string[];
  readonly isRequired: boolean;
  /** As JSON. Undefined if the key is optional and has no default. */
  readonly default?: string;
  readonly meaning: string;
  readonly example: string;
  /** For a key that guards something: the value used if it cannot be read. Backticks mark `names`. */
  readonly unreadable?: string;
}

/** A config file, or a kind of value that several keys have. */
export interface ReferencePart {
  /** `brand.json`, or `Action`. */
  readonly name: string;
  readonly meaning: string;
  /** Its form in words, if it has no keys. */
  readonly form?: string;
  /** A value as JSON, if it has no keys. */
  readonly example?: string;
  readonly keys: readonly ReferenceKey[];
}

export interface Reference {
  /** The files, each with its own kinds of value. */
  readonly files: readonly (ReferencePart & { readonly kinds: readonly ReferencePart[] })[];
  /** Kinds that several files share. */
  readonly kinds: readonly ReferencePart[];
}
