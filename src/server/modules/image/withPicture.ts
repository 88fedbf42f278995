import type { FastifyInstance } from 'fastify';

type Row = Record<string, unknown>;

/** A picture's row with the picture itself. */
export async function withPicture({ images }: Pick<FastifyInstance, 'images'>, row: Row): Promise<Row> {
  const file = await images.read(String(row.hash), 512);
  const bytes = file && Buffer.concat(await file.stream.toArray());
  return { ...row, picture: bytes ? `data:image/webp;base64,${bytes.toString('base64')}` : null };
}
