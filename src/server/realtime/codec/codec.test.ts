import { FrameImpl, Parser, type IRawFrameType } from '@stomp/stompjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameBounds, MalformedFrame, type Frame } from './frame';
import { FrameParser } from './parser';
import { serializeFrame } from './serialize';

interface Plain {
  command: string;
  headers: Record<string, string>;
  body: string;
}

const plain = ({ command, headers, body }: Frame): Plain => ({
  command,
  headers: Object.fromEntries([...headers].filter(([name]) => name !== 'content-length')),
  body,
});

/** Reads bytes in the pieces that end at `cuts`. */
function read(bytes: Buffer, cuts: readonly number[] = []): Plain[] {
  const parser = new FrameParser();
  const frames: Plain[] = [];
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort(
    (one, other) => one - other,
  );
  let start = 0;
  for (const end of ends) {
    parser.feed(bytes.subarray(start, end), (frame) => frames.push(plain(frame)));
    start = end;
  }
  return frames;
}

/** What the client's library reads. */
function readByStompjs(text: string): Plain[] {
  const frames: Plain[] = [];
  const onFrame = (raw: IRawFrameType) => {
    const { command, headers, body } = FrameImpl.fromRawFrame(raw, true);
    const { 'content-length': _, ...others } = headers;
    frames.push({ command, headers: others, body });
  };
  new Parser(onFrame, () => undefined).parseChunk(text);
  return frames;
}

const name = fc
  .stringMatching(/^[a-z][a-z-]{0,20}$/)
  .filter((each) => each !== 'content-length' && each !== 'constructor');
const character = fc.string({ unit: 'grapheme', maxLength: 40 });
const value = fc.oneof(
  character,
  fc.string({ unit: fc.constantFrom('\\', ':', '\n', '\r', 'c', ' ', 'n'), maxLength: 12 }),
);
const headers = fc.dictionary(name, value, { maxKeys: 8, noNullPrototype: true });
const escapedCommand = fc.constantFrom('SEND', 'SUBSCRIBE', 'MESSAGE', 'ERROR', 'RECEIPT');
const body = fc.string({ unit: 'grapheme', maxLength: 200 });
const frame = fc.record({ command: escapedCommand, headers, body });
const cuts = fc.array(fc.nat(5000), { maxLength: 12 });

/** Its own reading takes a backslash before a letter for an escape, and outer blanks away. */
const altersNothing = (text: string): boolean =>
  !text.includes('\\') && text.trim() === text && !text.includes('\uFEFF');

describe('the codec', () => {
  it('CHA-02 reads what the client’s library writes, split at any byte', () => {
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 4 }), cuts, (frames, at) => {
        const written = frames.map(
          (each) => FrameImpl.marshall({ ...each, escapeHeaderValues: true }) as string,
        );
        expect(read(Buffer.from(written.join('\n')), at)).toEqual(frames);
      }),
      { numRuns: 500 },
    );
  });

  it('CHA-02 writes what the client’s library reads', () => {
    const readable = fc.dictionary(name, value.filter(altersNothing), { maxKeys: 8, noNullPrototype: true });
    fc.assert(
      fc.property(
        escapedCommand,
        readable,
        body.filter((text) => !text.startsWith('\uFEFF')),
        (command, of, text) => {
          expect(readByStompjs(serializeFrame(command, of, text))).toEqual([
            { command, headers: of, body: text },
          ]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('CHA-02 reads what it writes itself, split at every byte', () => {
    fc.assert(
      fc.property(frame, (each) => {
        const bytes = Buffer.from(serializeFrame(each.command, each.headers, each.body));
        expect(read(bytes, [...bytes.keys()])).toEqual([each]);
      }),
      { numRuns: 100 },
    );
  });

  it('CHA-02 escapes nothing in CONNECT and CONNECTED', () => {
    const sent = Buffer.from('CONNECT\r\naccept-version:1.2\r\npath:C:\\new\r\n\r\n\0');
    expect(read(sent)[0]?.headers).toEqual({ 'accept-version': '1.2', path: 'C:\\new' });
    expect(serializeFrame('CONNECTED', { server: 'a:b\\c\nd' })).toBe('CONNECTED\nserver:a:b\\c d\n\n\0');
  });

  it('CHA-02 takes the first value of a repeated header, and a body with NUL by its length', () => {
    const [found] = read(Buffer.from('SEND\na:1\na:2\ncontent-length:3\n\nx\0y\0'));
    expect(found).toEqual({ command: 'SEND', headers: { a: '1' }, body: 'x\0y' });
  });

  const head = (count: number, length = 1) =>
    Array.from({ length: count }, (_, at) => `h${at}:${'x'.repeat(length)}`).join('\n');
  it.each([
    ['a content-length that is no number', 'SEND\ncontent-length:abc\n\nx\0'],
    ['a negative content-length', 'SEND\ncontent-length:-1\n\nx\0'],
    ['a content-length with blanks', 'SEND\ncontent-length: 1\n\nx\0'],
    ['an empty content-length', 'SEND\ncontent-length:\n\nx\0'],
    ['a content-length beyond the limit', `SEND\ncontent-length:${frameBounds.frame + 1}\n\n`],
    ['a content-length that is too short', 'SEND\ncontent-length:1\n\nxy\0'],
    ['an unknown escape', 'SEND\na:\\t\n\n\0'],
    ['a backslash at the end', 'SEND\na:\\\n\n\0'],
    ['a header without a colon', 'SEND\nabc\n\n\0'],
    ['a header without a name', 'SEND\n:abc\n\n\0'],
    ['65 headers', `SEND\n${head(65)}\n\n\0`],
    ['a header over 1 KiB', `SEND\n${head(1, 1024)}\n\n\0`],
    ['a header over 1 KiB without an end', `SEND\n${head(1, 1024)}`],
    ['a body without an end', `SEND\n\n${'x'.repeat(frameBounds.frame)}`],
    ['a frame over 64 KiB', `SEND\n\n${'x'.repeat(frameBounds.frame)}\0`],
    ['a command of small letters', 'send\n\n\0'],
    ['a command without an end', 'X'.repeat(1025)],
    ['no command', '\0'],
    ['a carriage return in a header', 'SEND\na:b\rc\n\n\0'],
    ['a NUL in a header', 'SEND\na:\0\n\n\0'],
    ['bytes that are not UTF-8', Buffer.from([0x53, 10, 10, 0xff, 0])],
  ])('CHA-09 refuses %s', (_what, sent) => {
    expect(() => read(Buffer.from(sent as string))).toThrow(MalformedFrame);
  });

  it('CHA-09 takes exactly as much as the limits allow', () => {
    const most = `SEND\n${head(64, 900)}\n\n\0`;
    expect(Object.keys(read(Buffer.from(most))[0]?.headers ?? {})).toHaveLength(64);
    const start = 'SEND\n\n';
    const long = `${start}${'x'.repeat(frameBounds.frame - start.length)}\0`;
    expect(read(Buffer.from(long))[0]?.body).toHaveLength(frameBounds.frame - start.length);
  });

  it('CHA-09 reads, waits for more or refuses whatever comes', () => {
    const noise = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .array(
          fc.constantFrom(
            'SEND',
            'CONNECT',
            '\n',
            '\r\n',
            '\0',
            ':',
            'a:b',
            'content-length:',
            '5',
            '\\',
            '\\n',
            '\n\n',
            'é',
          ),
        )
        .map((parts) => Buffer.from(parts.join(''))),
    );
    fc.assert(
      fc.property(noise, cuts, (bytes, at) => {
        try {
          read(Buffer.from(bytes), at);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedFrame);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
