import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorBody } from '../errors';
import { noteFailure } from '../failures';
import { answerLang } from '../lang';

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = noteFailure(error, request, reply);
  return reply
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(errorBody(known, answerLang(request)));
}

/** Every failure leaves the server through here. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => void answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => void answerError(new AppError(1110), request, reply));
}
