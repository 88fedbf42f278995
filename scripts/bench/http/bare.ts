// The comparison of npm run bench:http: Fastify with its compression and nothing else, answering the bytes of a file.
import { readFileSync } from 'node:fs';
import compress from '@fastify/compress';
import Fastify from 'fastify';

const [port, file] = process.argv.slice(2);
const page = readFileSync(file ?? '');
const app = Fastify();
await app.register(compress, { global: true, threshold: 1024 });
app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('ready');
