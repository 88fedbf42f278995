/** Data of emails with a code to enter. */
export interface CodeData {
  code: string;
}

/** Data of emails with a link. */
export interface LinkData {
  url: string;
}

/** Data of emails with a fixed text. */
export type NoData = Record<string, never>;
