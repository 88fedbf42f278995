// The comparison of npm run bench:realtime: a server of ws and nothing else, which sends a text to all sockets.
import { WebSocketServer } from 'ws';

interface Publish {
  count: number;
  text: string;
}

const server = new WebSocketServer({
  port: Number(process.argv[2]),
  host: '127.0.0.1',
  perMessageDeflate: false,
});
server.on('connection', (ws) => ws.on('message', () => undefined));
process.on('message', ({ count, text }: Publish) => {
  const publish = (left: number): void => {
    if (left === 0) return;
    for (const ws of server.clients) ws.send(text);
    setImmediate(publish, left - 1);
  };
  publish(count);
});
process.on('disconnect', () => process.exit(0));
server.on('listening', () => process.send?.('ready'));
