import type { Socket as Connection } from 'node:net';
import type { RealtimeBounds } from './bounds';
import { carry, type Carrier } from './carrier';
import { closeCodes, type CloseCode } from './closeCodes';
import { MalformedFrame, type Frame } from './codec/frame';
import { FrameParser } from './codec/parser';
import { serializeFrame } from './codec/serialize';
import { WebSocketText } from './codec/webSocketText';

/** Frames that wait while one is handled. More make the server stop reading. */
const mostWaiting = 32;
const heartbeat = '\n';

type Work = () => Promise<void>;

/** What all sockets have in common. */
interface SocketOptions {
  bounds: RealtimeBounds;
  clock: () => number;
  /** Handles the frames of a socket, one after the other. */
  onFrame(socket: Socket, frame: Frame): Promise<void>;
  /** Called with what other work threw. */
  onError(socket: Socket, error: unknown): void;
  /** The socket sends and receives nothing from now on. */
  onEnd(socket: Socket): void;
}

/** A web socket that carries frames, within its bounds. There are many that are idle: what is not needed then is not there. */
export class Socket {
  /** When something came last, in ms. */
  heardAt: number;
  /** Whether CONNECT was answered. */
  isConnected = false;
  /** Whether the client wants heartbeats. */
  wantsHeartbeats = false;

  /** Undefined while no frame is unfinished. */
  #parser: FrameParser | undefined;
  /** What waits for its turn. Undefined while nothing is done. */
  #work: Work[] | undefined;
  #isOver = false;
  /** When something was sent last, or the socket opened. */
  #sentAt: number;
  #pingedAt: number;
  /** Frames that wait behind others. */
  #queued = 0;
  #credit: number;

  constructor(
    private readonly ws: Carrier,
    /** What carries it. */
    private readonly connection: Connection,
    private readonly options: SocketOptions,
  ) {
    const at = options.clock();
    this.heardAt = at;
    this.#sentAt = at;
    this.#pingedAt = at;
    this.#credit = options.bounds.framesAtOnce;
    carry(ws, this);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Does something after what came before it. */
  enqueue(work: Work): void {
    if (this.#work) this.#work.push(work);
    else void this.#workOff(work);
  }

  /** Sends text. What may be dropped is not sent to a slow socket; for the rest, one that is too slow is closed. */
  send(text: string | WebSocketText, mayDrop = false): void {
    if (this.#isOver || this.ws.readyState !== this.ws.OPEN) return;
    const bytes = this.connection.writableLength;
    const { droppingFrames, droppingBytes, queuedFrames, queuedBytes } = this.options.bounds;
    if (mayDrop && (this.#queued >= droppingFrames || bytes >= droppingBytes)) return;
    if (this.#queued >= queuedFrames || bytes >= queuedBytes)
      return this.close(closeCodes.tooSlow, 'too slow');
    this.#sentAt = this.options.clock();
    const onWritten = bytes > 0 ? this.#countQueued() : undefined;
    if (text instanceof WebSocketText) this.connection.write(text.bytes, onWritten);
    else this.ws.send(text, onWritten);
  }

  /** Counts a frame as queued. Returns what ends that. */
  #countQueued(): () => void {
    this.#queued += 1;
    return () => {
      this.#queued -= 1;
    };
  }

  /** Explains itself by an ERROR and closes. */
  fail(
    message: string,
    {
      code = closeCodes.refused,
      headers,
    }: { code?: CloseCode; headers?: Record<string, string | undefined> } = {},
  ): void {
    this.send(serializeFrame('ERROR', { message, ...headers }));
    this.close(code, message);
  }

  close(code: CloseCode, reason: string): void {
    if (this.#isOver) return;
    // The protocol has room for 123 bytes.
    this.ws.close(code, reason.slice(0, 100));
    this.end();
  }

  terminate(): void {
    this.ws.terminate();
    this.end();
  }

  /** Called every `tickEvery` ms. */
  tick(now: number): void {
    const { silence, connect, ping } = this.options.bounds;
    if (now - this.heardAt > silence) return this.terminate();
    // Nothing is sent before CONNECT.
    if (!this.isConnected && now - this.#sentAt > connect) return this.fail('No CONNECT came in time.');
    if (now - this.#pingedAt >= ping) {
      this.#pingedAt = now;
      this.ws.ping();
    }
    // A second before it is due: a sign that comes late counts as none.
    const isDue = now - this.#sentAt >= this.options.bounds.heartbeat - 1000;
    if (this.wantsHeartbeats && isDue && this.connection.writableLength === 0) this.send(heartbeat);
  }

  /** Something came: more frames may come from now on. */
  hear(): void {
    const { bounds, clock } = this.options;
    const at = clock();
    const earned = ((at - this.heardAt) / 1000) * bounds.framesPerSecond;
    this.#credit = Math.min(bounds.framesAtOnce, this.#credit + Math.max(0, earned));
    this.heardAt = at;
  }

  receive(data: Buffer): void {
    if (this.#isOver) return;
    this.hear();
    let frames = 0;
    try {
      const parser = this.#parser ?? new FrameParser();
      parser.feed(data, (frame) => {
        frames += 1;
        this.#credit -= 1;
        if (this.#credit >= 0) this.enqueue(() => this.options.onFrame(this, frame));
      });
      this.#parser = parser.isIdle ? undefined : parser;
    } catch (error) {
      if (!(error instanceof MalformedFrame)) throw error;
      // After the answers to the frames before it.
      this.enqueue(async () => this.fail(error.message));
    }
    // A message costs as much as one frame at least.
    if (frames === 0) this.#credit -= 1;
    if (this.#credit < 0) this.fail('Too many frames.', { code: closeCodes.tooMany });
    else if (this.#work && this.#work.length > mostWaiting) this.ws.pause();
  }

  async #workOff(first: Work): Promise<void> {
    this.#work = [];
    for (let next: Work | undefined = first; next && !this.#isOver; next = this.#work.shift()) {
      try {
        await next();
      } catch (error) {
        this.options.onError(this, error);
      }
    }
    this.#work = undefined;
    if (this.ws.isPaused && !this.#isOver) this.ws.resume();
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    // Its close frame would not be read.
    if (this.ws.isPaused) this.ws.resume();
    this.options.onEnd(this);
  }
}
