/**
 * The type of a namespace's Russian file by the English one: the same keys, but for a counted text (`members_one`,
 * `members_other`) the four Russian plural forms. Misspelled and missing keys do not compile.
 */
export type InRussian<T> = {
  readonly [
    Key in keyof T as Key extends `${infer Base}_one` ? `${Base}_one` | `${Base}_few` | `${Base}_many` : Key
  ]: T[Key] extends string ? string : InRussian<T[Key]>;
};
