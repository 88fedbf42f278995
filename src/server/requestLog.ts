import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** One line of log per request, once it was answered or given up: a line costs as much as a query's way to the database. */
export class OneLineLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) {
        request.log.info({ req: request, responseTime: reply.elapsedTime }, 'request given up');
      }
    });
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const entry = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...entry, err: error }, 'request errored');
    else request.log.info(entry, 'request completed');
  }
}
