import { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

/** A client's end of a connection that sends everything in four pieces, a turn of the event loop apart. */
export class SlowSocket extends Socket {
  override _write(chunk: Buffer, encoding: BufferEncoding, done: Done): void {
    const size = Math.ceil(chunk.length / 4);
    const send = (at: number): void => {
      if (at >= chunk.length) done();
      else
        super._write(chunk.subarray(at, at + size), encoding, (error) => {
          if (error) done(error);
          else setImmediate(send, at + size);
        });
    };
    send(0);
  }

  override _writev(chunks: { chunk: Buffer; encoding: BufferEncoding }[], done: Done): void {
    const [first] = chunks;
    if (first) this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), first.encoding, done);
  }
}
