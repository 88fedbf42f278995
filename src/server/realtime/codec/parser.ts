import { frameBounds, isUnescaped, MalformedFrame, type Frame } from './frame';

const NUL = 0;
const LF = 10;
const CR = 13;
const COLON = 58;

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

/** The head of an unfinished frame. */
interface Head {
  command: string;
  headers: Map<string, string>;
  /** Headers that were read, with those that were there before. */
  count: number;
  isComplete: boolean;
  /** Undefined: the body ends at the first NUL. */
  contentLength: number | undefined;
  /** Where the body begins, from the start of the frame. */
  end: number;
}

function headOf(line: Buffer): Head {
  const command = decode(line);
  if (!/^[A-Z]{1,16}$/.test(command)) throw new MalformedFrame('The command is unknown.');
  return { command, headers: new Map(), count: 0, isComplete: false, contentLength: undefined, end: 0 };
}

/**
 * Splits a header at its first colon. Values keep their blanks. The name and the value are decoded apart: a slice of the decoded
 * line would keep the whole line in memory.
 */
function addHeader({ command, headers }: Head, line: Buffer): void {
  const colon = line.indexOf(COLON);
  if (colon < 1) throw new MalformedFrame('A header is not a name, a colon and a value.');
  const [name, value] = [decode(line.subarray(0, colon)), decode(line.subarray(colon + 1))];
  const isPlain = isUnescaped(command) || command === 'STOMP';
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
  #head: Head | undefined;

  /** Whether no frame is unfinished. A new parser would read the same from here on. */
  get isIdle(): boolean {
    return this.#bytes.length === 0;
  }

  /** Calls `onFrame` with every frame that `chunk` completes. */
  feed(chunk: Buffer, onFrame: (frame: Frame) => void): void {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
    for (;;) {
      if (!this.#head) this.#skipEols();
      if (!this.#head?.isComplete && !this.#readHead()) break;
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
      if (this.#readLine(line)) return true;
    }
  }

  /** Whether the line, which is empty then, completes the head. */
  #readLine(line: Buffer): boolean {
    const head = this.#head;
    if (!head) {
      this.#head = headOf(line);
      return false;
    }
    if (line.length === 0) {
      head.contentLength = contentLengthOf(head.headers);
      head.end = this.#lineStart;
      head.isComplete = true;
      return true;
    }
    head.count += 1;
    if (head.count > frameBounds.headers) throw new MalformedFrame('There are too many headers.');
    addHeader(head, line);
    return false;
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
