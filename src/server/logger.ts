import type { FastifyBaseLogger } from 'fastify';
import { destination, pino, type DestinationStream } from 'pino';
import type { Env } from './env';

const address = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+/g;

/** Text without e-mail addresses: those of people never reach a log. */
export const withoutAddresses = (text: string): string => text.replace(address, '[address]');

/**
 * What a log says of an error. Its message and stack without addresses; nothing of a query's parameters, which the
 * database layer puts into its messages, nor of the row a constraint refused.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)) };
  const isQuery = 'query' in error && 'params' in error;
  const message = isQuery ? 'query failed' : withoutAddresses(error.message);
  const [, ...frames] = (error.stack ?? '').split(/\n(?=\s+at )/);
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: frames.map((frame) => frame.trim()).join(' | '),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

interface LoggedRequest {
  method: string;
  url: string;
}

/**
 * Structured log on stderr (stdout is for the person at the terminal). A request is its method and path: queries
 * carry codes and secrets. Outside production only warnings and errors are told.
 */
export function createLogger(env: Env, stream: DestinationStream = destination(2)): FastifyBaseLogger {
  return pino(
    {
      level: env.NODE_ENV === 'production' ? 'info' : 'warn',
      base: undefined,
      serializers: {
        err: describeError,
        req: ({ method, url }: LoggedRequest) => ({
          method,
          path: withoutAddresses(url.replace(/\?.*$/s, '')),
        }),
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
