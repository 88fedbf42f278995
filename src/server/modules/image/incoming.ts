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
 * Lets `work` have what a stream brings as a file, gone when it ends: many uploads at once take disk, not memory.
 * Throws 1111 when there is more than a picture may have, and `broken` when the stream ends before its end.
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
