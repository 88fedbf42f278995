import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors';

/**
 * Opens a scope for the calls that the contract gives a form with a file; any other call refuses one as it does every body
 * that is not of its kind. The parts are read by the handler, so after the guard; how large a file may be is the handler's
 * to say.
 */
export async function registerUploads(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fieldNameSize: 100,
        fieldSize: 1024,
        fields: 4,
        files: 1,
        fileSize: Infinity,
        headerPairs: 20,
        parts: 5,
      },
    });
    // The rest of a refused upload is read and discarded, so that the sender can read the error.
    scope.addHook('onResponse', (request, _reply, done) => {
      if (request.isMultipart() && !request.raw.readableEnded) request.raw.unpipe().resume();
      done();
    });
    register(scope);
  });
}

/** The file of a form's field as it arrives. Throws 1112 when no form was sent, 1120 when the file is not in it. */
export async function uploadedFile(request: FastifyRequest, field: string): Promise<Readable> {
  if (!request.isMultipart()) throw new AppError(1112);
  const part = await request.file().catch((cause: unknown) => {
    throw new AppError(1120, { cause });
  });
  if (part?.fieldname !== field) throw new AppError(1120);
  return part.file;
}
