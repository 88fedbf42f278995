import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

export interface SilentProxy {
  port: number;
  /** From now on every byte is swallowed, in both directions; nothing is closed, and connections are still taken. */
  silence(): void;
  /** New connections work again. The client's ends of those from before stay silent for good, as after a cut line. */
  speak(): void;
  /** Ends every connection there is, as a server that restarts does. */
  cut(): void;
  stop(): Promise<void>;
}

/** A proxy between a client and the server at `target`. */
export async function startSilentProxy(target: NetConnectOpts): Promise<SilentProxy> {
  const all = new Set<Socket>();
  /** The server's ends of the connections that still speak, or will never. */
  let upstreams = new Set<Socket>();
  let silent = false;
  const server = createServer((client) => {
    const upstream = connect(target);
    const ofThese = upstreams;
    ofThese.add(upstream);
    const join = (from: Socket, to: Socket) => {
      const speaks = () => !silent && ofThese === upstreams;
      all.add(from);
      from.on('error', () => undefined);
      from.on('data', (chunk) => void (speaks() && to.write(chunk)));
      from.on('close', () => {
        all.delete(from);
        if (speaks()) to.destroy();
      });
    };
    join(client, upstream);
    join(upstream, client);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const cut = () => {
    for (const socket of all) socket.destroy();
  };
  return {
    cut,
    port: (server.address() as AddressInfo).port,
    silence: () => {
      silent = true;
    },
    speak: () => {
      for (const upstream of upstreams) upstream.destroy();
      upstreams = new Set();
      silent = false;
    },
    stop: () => {
      cut();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
