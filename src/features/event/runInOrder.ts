let last: Promise<unknown> = Promise.resolve();

/** Calls about the viewer's own participation, one after the other: each waits until the one before it has ended. */
export function runInOrder<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(call, call);
  last = turn;
  return turn;
}
