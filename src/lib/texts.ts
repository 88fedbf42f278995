/** Texts of one namespace: nested, every leaf a string. */
export interface Texts {
  readonly [key: string]: string | Texts;
}
