import { createFakeServer, type FakeServer } from './fakeServer';
import { refusal, refused } from './refusal';

const away = refusal(1000, 'no answer in this story', 500);

/** Sets the answers of the server for a story, in its `beforeEach`. All other calls are refused. */
export function answering(prepare: (server: FakeServer) => void): () => () => void {
  return () => {
    const real = globalThis.fetch;
    const server = createFakeServer({ unanswered: away });
    prepare(server);
    let leave: (() => void) | undefined;
    // Pending requests are refused, because they would otherwise report an unreachable server much later.
    const left = new Promise<Response>((resolve) => {
      leave = () => resolve(refused(away));
    });
    globalThis.fetch = (input, init) => {
      const { pathname, origin } = new URL(input instanceof Request ? input.url : input, location.href);
      const isCall = pathname.startsWith('/api/') && origin === location.origin;
      return isCall ? Promise.race([server.fetch(input, init), left]) : real(input, init);
    };
    return () => {
      globalThis.fetch = real;
      leave?.();
    };
  };
}
