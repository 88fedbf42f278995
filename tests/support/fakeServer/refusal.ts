interface RefusalParts {
  code: number;
  message: string;
  status: number;
  details: { path: string; message: string }[];
  /** In seconds. */
  retryAfter?: number;
}

/** An answer that is no success (ERR-01): given or thrown. */
export class Refusal extends Error {
  constructor(readonly parts: RefusalParts) {
    super(parts.message);
  }
}

/** The server refuses with a code of its catalogue; `retryAfter` is when to try again. */
export const refusal = (
  code: number,
  message: string,
  status = 400,
  details: RefusalParts['details'] = [],
  retryAfter?: number,
): Refusal => new Refusal({ code, message, status, details, retryAfter });

export const refused = ({ parts: { status, retryAfter, ...body } }: Refusal): Response =>
  Response.json(body, {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  });
