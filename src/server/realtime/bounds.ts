/** Limits of sockets. Times are in ms. */
export const realtimeBounds = {
  /** The longest pause between two signs of life of the server, and what it asks of clients. */
  heartbeat: 10_000,
  /** How often the server pings. Browsers answer by themselves, also for pages whose timers sleep. */
  ping: 25_000,
  /** A socket that was silent for so long is dead. */
  silence: 60_000,
  /** How long a client may take for CONNECT. */
  connect: 10_000,
  /** How long a socket may take to close. */
  close: 5000,
  /** What may wait for a slow socket. */
  queuedFrames: 256,
  queuedBytes: 1024 * 1024,
  /** From here on, what may be dropped is dropped. */
  droppingFrames: 64,
  droppingBytes: 256 * 1024,
  socketsOfSession: 16,
  sockets: 20_000,
  subscriptions: 100,
  /** Frames that a client may send at once, and how many more each second. */
  framesAtOnce: 200,
  framesPerSecond: 20,
};

export type RealtimeBounds = typeof realtimeBounds;

/** How often every socket, the rights and the presence are looked after, in ms. */
export const tickEvery = 500;
