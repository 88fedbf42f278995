interface RefusalParts {
  code: number;
  message: string;
  status: number;
  details: { path: string; message: string }[];
}

/** An answer that is no success (ERR-01): given or thrown. */
export class Refusal extends Error {
  constructor(readonly parts: RefusalParts) {
    super(parts.message);
  }
}

/** The server refuses with a code of its catalogue. */
export const refusal = (
  code: number,
  message: string,
  status = 400,
  details: RefusalParts['details'] = [],
): Refusal => new Refusal({ code, message, status, details });

export const refused = ({ parts: { status, ...body } }: Refusal): Response => Response.json(body, { status });
