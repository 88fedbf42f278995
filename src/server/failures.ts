import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../lib/errorCatalogue';
import { isUnreachable } from './db/unreachable';
import { AppError } from './errors';

const codeOfStatus: Record<number, ErrorCode> = { 404: 1110, 413: 1111, 415: 1112, 429: 1104 };

/** Any failure as one with a code. What the caller did not cause becomes 1000, or 503 when the database is away. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const known = error as Partial<FastifyError>;
  const status = known.statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError(codeOfStatus[status] ?? 1100);
  return new AppError(isUnreachable(error) || status === 503 ? 503 : 1000, { cause: error });
}

/** Logs a failure and prepares its answer, whose body is missing. */
export function noteFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const known = asAppError(error);
  if (known.status >= 500) request.log.error({ err: error }, 'call failed');
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
  reply.code(known.status).header('cache-control', 'no-store');
  return known;
}
