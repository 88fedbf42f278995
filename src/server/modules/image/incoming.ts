import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ErrorCode } from '../../../lib/errorCatalogue';
import { AppError } from '../../errors';
import { mostBytes } from './bounds';

function limited(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) done(new AppError(1111));
      else done(null, chunk);
    },
  });
}

/**
 * Passes the contents of a stream to `work` as a temporary file: many concurrent uploads then use disk instead of
 * memory. Throws 1111 if it is larger than an image may be, and `broken` if the stream ends early.
 */
export async function withFile<Result>(
  stream: Readable,
  broken: ErrorCode,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  try {
    const file = join(folder, 'picture');
    await pipeline(stream, limited(), createWriteStream(file)).catch((error: unknown) => {
      throw error instanceof AppError ? error : new AppError(broken, { cause: error });
    });
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
