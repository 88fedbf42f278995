import type { FastifyBaseLogger } from 'fastify';
import { destination, pino, type DestinationStream } from 'pino';
import { maxEmailLength } from '../lib/rules/email';
import type { Env } from './env';

/** An address, looked for where a word begins and nowhere within: a long word is then read once. */
const address = /(?<![^\s@<>"'(),;:=])[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+/g;
/** Characters of a text, and lines of a stack, that a log has room for: others choose how long they are. */
const longest = 2000;
const mostFrames = 30;

/** The beginning of a text, without email addresses: those of people never reach a log. */
export function withoutAddresses(text: string): string {
  const shown = text.slice(0, longest + maxEmailLength).replace(address, '[address]');
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown;
}

/**
 * An error in the log. Its message and stack without addresses, without a query's parameters (which the database layer
 * puts into its messages), and without the row that a constraint refused.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)) };
  const isQuery = 'query' in error && 'params' in error;
  const message = isQuery ? 'query failed' : withoutAddresses(error.message);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: frames
      .slice(0, mostFrames)
      .map((frame) => frame.trim())
      .join(' | '),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** A request as Fastify has it. One that was refused before routing has only a method. */
interface LoggedRequest {
  method: string;
  routeOptions?: { url?: string };
}

/** In production lines are written some at a time, and no call waits for it; the last ones when the process ends. */
const standardError = ({ NODE_ENV }: Env): DestinationStream =>
  NODE_ENV === 'production'
    ? destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 100 })
    : destination({ dest: 2, sync: true });

/**
 * Structured log on stderr (stdout is for the developer at the terminal). A request is logged as its method and the
 * pattern of its route, because paths and queries contain codes, invitations and secret addresses of calendars. Outside
 * production only warnings and errors are logged.
 */
export function createLogger(env: Env, stream: DestinationStream = standardError(env)): FastifyBaseLogger {
  return pino(
    {
      level: env.NODE_ENV === 'production' ? 'info' : 'warn',
      base: undefined,
      serializers: {
        err: describeError,
        req: ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url ?? 'none' }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
      redact: [
        '*.password',
        '*.token',
        '*.email',
        '*.authorization',
        '*.cookie',
        '*.secret',
        '*.code_verifier',
      ],
    },
    stream,
  );
}
