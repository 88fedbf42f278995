/** A section as it comes out of the pipeline: frozen, all the way down. */
export type Shown<T> = T extends (infer Item)[]
  ? readonly Shown<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Shown<T[Key]> }
    : T;

/** What a section's component gets: its fields, less the type that chose the component. */
export type FieldsOf<Section> = Shown<Omit<Section, 'type'>>;
