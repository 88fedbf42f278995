const isOver = (limit: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (limit.aborted) resolve(undefined);
    limit.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** The result of work that is under way. Undefined if it comes after the limit. */
export const withinLimit = <Result>(work: Promise<Result>, limit: AbortSignal): Promise<Result | undefined> =>
  Promise.race([work, isOver(limit)]);
