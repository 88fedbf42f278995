import { frameBounds, isUnescaped, MalformedFrame, type Frame } from './frame';

const NUL = 0;
const LF = 10;
const CR = 13;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const unescaped: Readonly<Record<string, string>> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' };

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new MalformedFrame('The frame is not UTF-8.');
  }
}

const unescape = (text: string): string =>
  text.includes('\\')
    ? text.replace(/\\.?/gs, (escape) => {
        const plain = unescaped[escape];
        if (plain === undefined) throw new MalformedFrame('A header has an unknown escape.');
        return plain;
      })
    : text;

/** A frame whose head is read. */
interface Head {
  command: string;
  headers: Map<string, string>;
  /** Undefined: the body ends at the first NUL. */
  contentLength: number | undefined;
  /** Where the body begins, from the start of the frame. */
  end: number;
}

/** Splits a header at its first colon. Values keep their blanks. */
function addHeader(headers: Map<string, string>, line: string, isPlain: boolean): void {
  const colon = line.indexOf(':');
  if (colon < 1) throw new MalformedFrame('A header is not a name, a colon and a value.');
  const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
  const key = isPlain ? name : unescape(name);
  if (!headers.has(key)) headers.set(key, isPlain ? value : unescape(value));
}

function contentLengthOf(headers: ReadonlyMap<string, string>): number | undefined {
  const given = headers.get('content-length');
  if (given === undefined) return undefined;
  if (!/^\d{1,6}$/.test(given)) throw new MalformedFrame('The content-length is not a number of bytes.');
  const length = Number(given);
  if (length > frameBounds.frame) throw new MalformedFrame('The frame is too long.');
  return length;
}

/**
 * Reads STOMP 1.2 from the bytes of a connection, however they are split. It keeps one unfinished frame at most. After it
 * has thrown `MalformedFrame`, it can read nothing more.
 */
export class FrameParser {
  #bytes: Buffer = Buffer.alloc(0);
  /** How far the unfinished frame was searched. */
  #searched = 0;
  #lineStart = 0;
  #lines: string[] = [];
  #head: Head | undefined;

  /** Calls `onFrame` with every frame that `chunk` completes. */
  feed(chunk: Buffer, onFrame: (frame: Frame) => void): void {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
    for (;;) {
      if (!this.#head && this.#lines.length === 0) this.#skipEols();
      if (!this.#head && !this.#readHead()) break;
      const frame = this.#readBody();
      if (!frame) break;
      onFrame(frame);
    }
    if (this.#bytes.length > frameBounds.frame) throw new MalformedFrame('The frame is too long.');
    // A view would keep the memory of the chunk.
    if (this.#bytes.buffer === chunk.buffer) this.#bytes = Buffer.from(this.#bytes);
  }

  /** Line ends between frames are heartbeats. */
  #skipEols(): void {
    let start = 0;
    while (this.#bytes[start] === LF || (this.#bytes[start] === CR && this.#bytes[start + 1] === LF))
      start += 1;
    this.#drop(start);
  }

  #drop(count: number): void {
    this.#bytes = this.#bytes.subarray(count);
    this.#searched = 0;
    this.#lineStart = 0;
  }

  /** Whether the head is complete now. */
  #readHead(): boolean {
    for (;;) {
      const end = this.#bytes.indexOf(LF, this.#searched);
      const length = (end < 0 ? this.#bytes.length : end) - this.#lineStart;
      if (length > frameBounds.header) throw new MalformedFrame('A header is too long.');
      if (end < 0) {
        if (this.#bytes.includes(NUL, this.#searched)) throw new MalformedFrame('The head does not end.');
        this.#searched = this.#bytes.length;
        return false;
      }
      const line = this.#bytes.subarray(
        this.#lineStart,
        this.#bytes[end - 1] === CR ? Math.max(end - 1, this.#lineStart) : end,
      );
      if (line.includes(NUL) || line.includes(CR))
        throw new MalformedFrame('A header has a control character.');
      this.#searched = end + 1;
      this.#lineStart = end + 1;
      if (line.length === 0) {
        this.#completeHead(end + 1);
        return true;
      }
      this.#lines.push(decode(line));
      if (this.#lines.length > frameBounds.headers + 1)
        throw new MalformedFrame('There are too many headers.');
      if (this.#lines.length === 1 && !/^[A-Z]{1,16}$/.test(this.#lines[0] ?? '')) {
        throw new MalformedFrame('The command is unknown.');
      }
    }
  }

  #completeHead(end: number): void {
    const [command = '', ...lines] = this.#lines;
    const headers = new Map<string, string>();
    for (const line of lines) addHeader(headers, line, isUnescaped(command) || command === 'STOMP');
    this.#lines = [];
    this.#head = { command, headers, contentLength: contentLengthOf(headers), end };
  }

  #readBody(): Frame | undefined {
    const { command, headers, contentLength, end } = this.#head!;
    const stop = contentLength === undefined ? this.#bytes.indexOf(NUL, this.#searched) : end + contentLength;
    if (stop > frameBounds.frame) throw new MalformedFrame('The frame is too long.');
    if (stop < 0 || stop >= this.#bytes.length) {
      if (contentLength === undefined) this.#searched = this.#bytes.length;
      return undefined;
    }
    if (this.#bytes[stop] !== NUL)
      throw new MalformedFrame('The frame does not end after its content-length.');
    const body = decode(this.#bytes.subarray(end, stop));
    this.#head = undefined;
    this.#drop(stop + 1);
    return { command, headers, body };
  }
}
