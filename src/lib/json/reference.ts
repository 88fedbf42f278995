/** One key of a config file, as its reference tells of it. */
export interface ReferenceKey {
  /** Dotted below its file or kind: `fonts.body`. */
  readonly key: string;
  /** What its value is, in words: `text`, `list of Action`. */
  readonly type: string;
  /** The kind of value that is told of elsewhere on the page. */
  readonly of?: string;
  /** The only values there are. */
  readonly choices?: readonly string[];
  readonly isRequired: boolean;
  /** As JSON; undefined where the key may be left out without anything taking its place. */
  readonly default?: string;
  readonly meaning: string;
  /** As JSON. */
  readonly example: string;
  /** Of a key that guards something: what holds where it cannot be read. `names` stand between backticks. */
  readonly unreadable?: string;
}

/** A config file, or a kind of value that several keys have. */
export interface ReferencePart {
  /** `brand.json`, or `Action`. */
  readonly name: string;
  readonly meaning: string;
  /** Its form in words, where it has no keys. */
  readonly form?: string;
  /** A value as JSON, where it has no keys. */
  readonly example?: string;
  readonly keys: readonly ReferenceKey[];
}

export interface Reference {
  /** Each file with the kinds of its own. */
  readonly files: readonly (ReferencePart & { readonly kinds: readonly ReferencePart[] })[];
  /** Kinds that several files share. */
  readonly kinds: readonly ReferencePart[];
}
