/**
 * Runs works one after the other, whatever comes of each. Between two of them the process does everything else that waits,
 * so that many works do not block it together.
 */
export function inOrder(): <Result>(work: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next
      .catch(() => undefined)
      .then(
        () =>
          new Promise((resolve) => {
            setImmediate(resolve);
          }),
      );
    return next;
  };
}
