/**
 * What the Russian file of a namespace must hold, given the English one: the same keys, but of a counted text
 * (`members_one`, `members_other`) the four Russian plural forms. Misspelled and missing keys do not compile.
 */
export type InRussian<T> = {
  readonly [
    Key in keyof T as Key extends `${infer Base}_one` ? `${Base}_one` | `${Base}_few` | `${Base}_many` : Key
  ]: T[Key] extends string ? string : InRussian<T[Key]>;
};
