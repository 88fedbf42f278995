/** The community's settings of requests. */
export interface RequestSettings {
  required: boolean;
  example: string;
  phrases: readonly string[];
}
