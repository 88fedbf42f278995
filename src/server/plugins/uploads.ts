import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors';

/**
 * Forms with a file, for the calls that the contract gives one. The parts are read by the handler, so after the guard;
 * how large a file may be is the handler's to say.
 */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
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
  app.addHook('preValidation', (request, _reply, done) => {
    const { call } = request.routeOptions.config;
    const refused = request.isMultipart() && call?.bodyType !== 'multipart/form-data';
    done(refused ? new AppError(1112) : undefined);
  });
  // What was refused before its end is read on into nothing, so that the sender gets to read why.
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.isMultipart() && !request.raw.readableEnded) request.raw.unpipe().resume();
    done();
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
