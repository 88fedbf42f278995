/** One verb of a command such as `npm run community`: a file of its own, and a row in the command's list. */
export interface Verb {
  /** One line for the list of verbs. */
  summary: string;
  /** What `--help` prints. */
  help: string;
  /** Answers the exit code: 0 when all is well, 1 when something is wrong with what it is about. */
  run(args: string[]): number | Promise<number>;
}

/** The call itself was wrong: told with the way to the help, exit code 2. */
export class UsageError extends Error {}
