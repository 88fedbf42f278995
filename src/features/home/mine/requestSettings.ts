/** What the community says of requests. */
export interface RequestSettings {
  required: boolean;
  example: string;
  phrases: readonly string[];
}
