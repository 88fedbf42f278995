import type { Socket as Connection } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import type { RealtimeBounds } from './bounds';
import { closeCodes, type CloseCode } from './closeCodes';
import { MalformedFrame, type Frame } from './codec/frame';
import { FrameParser } from './codec/parser';
import { serializeFrame } from './codec/serialize';
import { WebSocketText } from './codec/webSocketText';

/** Frames that wait while one is handled. More make the server stop reading. */
const mostWaiting = 32;
const heartbeat = '\n';

interface SocketHandlers {
  /** Handles frames, one after the other. */
  onFrame(frame: Frame): Promise<void>;
  /** Called with what a frame threw. */
  onError(error: unknown): void;
  /** The socket sends and receives nothing from now on. */
  onEnd(): void;
}

/** A web socket that carries frames, within its bounds. */
export class Socket {
  /** When something came last, in ms. */
  heardAt: number;
  /** Whether CONNECT was answered. */
  isConnected = false;
  /** Whether the client wants heartbeats. */
  wantsHeartbeats = false;

  readonly #parser = new FrameParser();
  #work: (() => Promise<void>)[] = [];
  #isWorking = false;
  #isOver = false;
  readonly #openedAt: number;
  #sentAt: number;
  #pingedAt: number;
  /** Frames that were not written yet. */
  #pending = 0;
  #credit: number;
  #creditAt: number;
  readonly #onWritten = () => {
    this.#pending -= 1;
  };

  constructor(
    private readonly ws: WebSocket,
    /** What carries it. */
    private readonly connection: Connection,
    private readonly bounds: RealtimeBounds,
    private readonly clock: () => number,
    private readonly handlers: SocketHandlers,
  ) {
    const at = clock();
    this.heardAt = at;
    this.#openedAt = at;
    this.#sentAt = at;
    this.#pingedAt = at;
    this.#credit = bounds.framesAtOnce;
    this.#creditAt = at;
    ws.on('message', (data: RawData) => this.#receive(data as Buffer));
    ws.on('pong', () => {
      this.heardAt = this.clock();
    });
    ws.on('close', () => this.#end());
    // It is closed afterwards.
    ws.on('error', () => undefined);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Does something after what came before it. */
  enqueue(work: () => Promise<void>): void {
    this.#work.push(work);
    if (!this.#isWorking) void this.#workOff();
  }

  /** Sends text. What may be dropped is not sent to a slow socket; for the rest, one that is too slow is closed. */
  send(text: string | WebSocketText, mayDrop = false): void {
    if (this.#isOver || this.ws.readyState !== this.ws.OPEN) return;
    const bytes = this.connection.writableLength;
    const { droppingFrames, droppingBytes, queuedFrames, queuedBytes } = this.bounds;
    if (mayDrop && (this.#pending >= droppingFrames || bytes >= droppingBytes)) return;
    if (this.#pending >= queuedFrames || bytes >= queuedBytes)
      return this.close(closeCodes.tooSlow, 'too slow');
    this.#pending += 1;
    this.#sentAt = this.clock();
    if (text instanceof WebSocketText) this.connection.write(text.bytes, this.#onWritten);
    else this.ws.send(text, this.#onWritten);
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
    this.#end();
  }

  terminate(): void {
    this.ws.terminate();
    this.#end();
  }

  /** Called every `tickEvery` ms. */
  tick(now: number): void {
    const { silence, connect, ping } = this.bounds;
    if (now - this.heardAt > silence) return this.terminate();
    if (!this.isConnected && now - this.#openedAt > connect) return this.fail('No CONNECT came in time.');
    if (now - this.#pingedAt >= ping) {
      this.#pingedAt = now;
      this.ws.ping();
    }
    // A second before it is due: a sign that comes late counts as none.
    const isDue = now - this.#sentAt >= this.bounds.heartbeat - 1000;
    if (this.wantsHeartbeats && isDue && this.#pending === 0) this.send(heartbeat);
  }

  #receive(data: Buffer): void {
    if (this.#isOver) return;
    this.heardAt = this.clock();
    this.#refill();
    let frames = 0;
    try {
      this.#parser.feed(data, (frame) => {
        frames += 1;
        this.#credit -= 1;
        if (this.#credit >= 0) this.enqueue(() => this.handlers.onFrame(frame));
      });
    } catch (error) {
      if (!(error instanceof MalformedFrame)) throw error;
      // After the answers to the frames before it.
      this.enqueue(async () => this.fail(error.message));
    }
    // A message costs as much as one frame at least.
    if (frames === 0) this.#credit -= 1;
    if (this.#credit < 0) this.fail('Too many frames.', { code: closeCodes.tooMany });
    else if (this.#work.length > mostWaiting) this.ws.pause();
  }

  #refill(): void {
    const { framesAtOnce, framesPerSecond } = this.bounds;
    const earned = ((this.heardAt - this.#creditAt) / 1000) * framesPerSecond;
    this.#credit = Math.min(framesAtOnce, this.#credit + Math.max(0, earned));
    this.#creditAt = this.heardAt;
  }

  async #workOff(): Promise<void> {
    this.#isWorking = true;
    for (let next = this.#work.shift(); next && !this.#isOver; next = this.#work.shift()) {
      try {
        await next();
      } catch (error) {
        this.handlers.onError(error);
      }
    }
    this.#isWorking = false;
    if (this.ws.isPaused && !this.#isOver) this.ws.resume();
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#work = [];
    // Its close frame would not be read.
    if (this.ws.isPaused) this.ws.resume();
    this.handlers.onEnd();
  }
}
