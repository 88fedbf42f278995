/** One verb of a command such as `npm run community`: a file of its own, and a row in the command's list. */
export interface Verb {
  /** One line for the list of verbs. */
  summary: string;
  /** The output of `--help`. */
  help: string;
  /** Returns the exit code: 0 for success, 1 for an error in its subject. */
  run(args: string[]): number | Promise<number>;
}

/** A wrong call: printed with a hint to the help, exit code 2. */
export class UsageError extends Error {}
