import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

interface Transaction {
  client: pg.Client;
  open: boolean;
}

/** The transaction that the current code runs in; `noQueryPastTransaction.ts` keeps it. */
export const transactions = new AsyncLocalStorage<Transaction | undefined>();

/** Stacks of the queries that `noQueryPastTransaction.ts` refused in the current test file, for its own test. */
export const refusedQueries: string[] = [];

/** Runs code as an independent caller, who is not part of the open transaction. */
export const asAnotherCaller = <Result>(run: () => Result): Result => transactions.run(undefined, run);

let checking = true;
export const isChecking = (): boolean => checking;

/** Whether queries are compared with the open transaction. Not in tests that play many callers at once. */
export function checkQueries(on: boolean): void {
  checking = on;
}
