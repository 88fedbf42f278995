import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../lib/errorCatalogue';
import { AppError, errorBody, type Fault } from '../errors';
import { answerLang } from '../lang';

const codeOfStatus: Record<number, ErrorCode> = { 404: 1110, 413: 1111, 415: 1112, 429: 1104 };

/** Ajv's `/a/0/b` as `a.0.b`, with the missing key added. */
function faults({ validation = [] }: FastifyError): Fault[] {
  return validation.map(({ instancePath, params, message }) => {
    const missing = typeof params.missingProperty === 'string' ? [params.missingProperty] : [];
    const path = [...instancePath.split('/').slice(1), ...missing].join('.');
    return { path, message: missing.length ? 'is required' : (message ?? 'is not right') };
  });
}

/** Whether the database could not be reached, as against a query that failed. */
function isUnreachable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : '';
    const connecting = 'syscall' in at && at.syscall === 'connect';
    if (connecting || /^(ECONNRESET|EPIPE|57P0[1-3]|53300)$/.test(code)) return true;
    if (/Connection terminated|timeout exceeded when trying to connect/.test(at.message)) return true;
  }
  return false;
}

/** Any failure as one with a code. What is not the caller's fault becomes 1000, or 503 when the database is away. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const known = error as Partial<FastifyError>;
  if (known.validation) return new AppError(1100, { details: faults(known as FastifyError) });
  const status = known.statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError(codeOfStatus[status] ?? 1100);
  return new AppError(isUnreachable(error) || status === 503 ? 503 : 1000, { cause: error });
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asAppError(error);
  if (known.status >= 500) request.log.error({ err: error }, 'call failed');
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(errorBody(known, answerLang(request)));
}

/** Every failure leaves the server through here. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => void answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => void answerError(new AppError(1110), request, reply));
}
