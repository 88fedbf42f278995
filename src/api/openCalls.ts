let open = 0;

/** How many calls wait for their answer. */
export const openCalls = (): number => open;

/** Counts a call until it is over. */
export async function counted<Answer>(call: Promise<Answer>): Promise<Answer> {
  open += 1;
  try {
    return await call;
  } finally {
    open -= 1;
  }
}
