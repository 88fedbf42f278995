import { createFakeServer } from './fakeServer/fakeServer';

export { refusal } from './fakeServer/refusal';

/** The server of the page under test: tests/support/pageSetup.ts puts it in the place of `fetch` and resets it. */
export const fakeServer = createFakeServer();

export const { fetch: fakeFetch, answer, sent, sentTo, reset: resetAnswers } = fakeServer;
