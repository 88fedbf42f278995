import pg from 'pg';
import { afterAll } from 'vitest';
import { checkQueries, isChecking, refusedQueries, transactions } from './openTransaction';

// The embedded database has one session. A query that is sent on the pool from within an open transaction waits there for the
// transaction to end, and the transaction waits for the query. With DATABASE_URL nothing would wait: this refuses such a query.

checkQueries(Boolean(process.env.DATABASE_URL));

/** The error for a query past the open transaction; undefined if none is open, or if `client` is the transaction's own. */
function refusal(client?: pg.Client): Error | undefined {
  const transaction = transactions.getStore();
  if (!isChecking() || !transaction?.open || transaction.client === client) return undefined;
  const error = new Error('A query went past the open transaction: use the transaction given');
  refusedQueries.push(error.stack ?? error.message);
  return error;
}

const { query } = pg.Client.prototype;
const { connect } = pg.Pool.prototype;

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const error = refusal(this);
  if (error) throw error;
  const transaction = transactions.getStore();
  const [text] = args;
  if (text === 'begin') transactions.enterWith({ client: this, open: true });
  if (transaction?.client === this && (text === 'commit' || text === 'rollback')) transaction.open = false;
  return Reflect.apply(query, this, args) as unknown;
} as typeof query;

pg.Pool.prototype.connect = function (this: pg.Pool, callback?: (error: Error) => void) {
  const error = refusal();
  if (!error) return Reflect.apply(connect, this, [callback]) as unknown;
  return callback ? callback(error) : Promise.reject(error);
} as typeof connect;

afterAll(() => {
  pg.Client.prototype.query = query;
  pg.Pool.prototype.connect = connect;
  refusedQueries.length = 0;
});
