import { WebSocket, type RawData } from 'ws';

/** What a web socket tells. */
interface Carried {
  receive(data: Buffer): void;
  /** The other side answered a ping. */
  hear(): void;
  end(): void;
}

/** A web socket of the server. It knows what it carries, so that all of them share their listeners. */
export class Carrier extends WebSocket {
  carried: Carried | undefined = undefined;
}

const carriedBy = (ws: WebSocket): Carried | undefined => (ws instanceof Carrier ? ws.carried : undefined);

function onMessage(this: WebSocket, data: RawData): void {
  carriedBy(this)?.receive(data as Buffer);
}

function onPong(this: WebSocket): void {
  carriedBy(this)?.hear();
}

function onClose(this: WebSocket): void {
  carriedBy(this)?.end();
}

/** A listener for errors after which the socket closes: nothing else is to be done. */
export const ignoreError = (): void => undefined;

/** Has a socket hear of everything that comes by its web socket. */
export function carry(ws: Carrier, carried: Carried): void {
  ws.carried = carried;
  ws.on('message', onMessage);
  ws.on('pong', onPong);
  ws.on('close', onClose);
  ws.on('error', ignoreError);
}
