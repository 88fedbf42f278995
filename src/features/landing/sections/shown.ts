/** A section as it comes out of the pipeline: frozen, all the way down. */
export type Shown<T> = T extends (infer Item)[]
  ? readonly Shown<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Shown<T[Key]> }
    : T;

/** The props of a section's component: its fields without the type. */
export type FieldsOf<Section> = Shown<Omit<Section, 'type'>>;
