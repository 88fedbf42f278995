/** Stacks of the queries that `noQueryPastTransaction.ts` refused in the current test file. */
export const refusedQueries: string[] = [];
