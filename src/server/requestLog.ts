import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';

/** One line of log per request, once it was answered or given up: a line costs as much as a query's way to the database. */
export class OneLineLog extends LogController {
  /** Not searched for secrets: method, pattern of the route, status and time contain none. */
  readonly #lines: FastifyBaseLogger;

  constructor(logger: FastifyBaseLogger) {
    super();
    this.#lines = logger.child({}, { redact: [] });
  }

  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) {
        const told = { reqId: request.id, req: request, responseTime: reply.elapsedTime };
        this.#lines.info(told, 'request given up');
      }
    });
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const entry = { reqId: request.id, req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) this.#lines.error({ ...entry, err: error }, 'request errored');
    else this.#lines.info(entry, 'request completed');
  }
}
