/** What emails with a code to type in carry. */
export interface CodeData {
  code: string;
}

/** What emails with a link carry. */
export interface LinkData {
  url: string;
}

/** What emails that only tell something carry. */
export type NoData = Record<string, never>;
