/** Texts of one namespace: nested objects with strings as leaves. */
export interface Texts {
  readonly [key: string]: string | Texts;
}
