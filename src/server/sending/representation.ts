import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** A complete file that is sent often. It is compressed once per encoding, at the first request. */
export interface Representation {
  plain: Buffer;
  /** Whether compression helps: images and fonts are compressed already. */
  packs: boolean;
  /** Identifies its bytes. Each encoding adds its own name (RFC 9110, 8.8.3). */
  digest: string;
  encoded: (encoding: Encoding) => Promise<Buffer>;
}

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

type Encoders = Record<Encoding, (content: Buffer) => Promise<Buffer>>;

const encodersOf = (levels: Record<Encoding, number>): Encoders => ({
  br: (content) =>
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => compressGzip(content, { level: levels.gzip }),
});

/** For what is sent often. The last two levels of Brotli need ten times as long for a hundredth less. */
const encoders = encodersOf({ br: 9, gzip: 9 });

/** For what is sent once. */
export const encodeQuickly = encodersOf({ br: 4, gzip: 4 });

/** `known` are encodings that lie there already: of files that the build compressed. */
export function createRepresentation(
  content: Buffer | string,
  { packs = true, known = {} }: { packs?: boolean; known?: Partial<Record<Encoding, Buffer>> } = {},
): Representation {
  const plain = Buffer.from(content);
  const packed = new Map<Encoding, Promise<Buffer>>();
  for (const encoding of ['br', 'gzip'] as const) {
    if (known[encoding]) packed.set(encoding, Promise.resolve(known[encoding]));
  }
  return {
    plain,
    packs,
    digest: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    encoded(encoding) {
      const made = packed.get(encoding) ?? encoders[encoding](plain);
      packed.set(encoding, made);
      return made;
    },
  };
}
