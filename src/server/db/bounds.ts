import type pg from 'pg';

/** How long the database is waited for, in ms. */
export interface DatabaseBounds {
  /** How long to wait for a connection: a new one, or a free one of the pool. */
  connect: number;
  /** How long to wait for the answer to a query. */
  query: number;
  /** A connection that is unused for so long is closed, so that a silently broken one is not found in use later. */
  idle: number;
}

/** Together: a call answers within twelve seconds, and ten seconds after an outage no broken connection is left. */
export const remoteBounds: DatabaseBounds = { connect: 4000, query: 6000, idle: 3000 };

/** The embedded database is on the same machine, answers one query at a time, and is started on busy ones. */
export const embeddedBounds: DatabaseBounds = { connect: 20_000, query: 20_000, idle: 10_000 };

/** For the driver. The database itself ends abandoned statements, so that no lock outlives its owner. */
export const poolBounds = ({ connect, query, idle }: DatabaseBounds): pg.PoolConfig => ({
  connectionTimeoutMillis: connect,
  query_timeout: query,
  statement_timeout: Math.ceil(query * 0.9),
  // Compiling a query takes seconds, and every query here takes milliseconds, whatever the planner expects.
  options: '-c jit=off',
  idle_in_transaction_session_timeout: query * 2,
  idleTimeoutMillis: idle,
  keepAlive: true,
  keepAliveInitialDelayMillis: query,
});
