import { start } from './shell/boot/start';

// The composition root of the client.
void start(document.getElementById('root')!);
