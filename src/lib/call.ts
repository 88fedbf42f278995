/** Who may make a call. The server's guard of the same name enforces it. */
export type Audience =
  | ('anyone' | 'user' | 'self' | 'owner' | 'memberOrOwner' | 'member' | 'transparentMember')
  | (
      | 'memberOrGuest'
      | 'organiser'
      | 'participantOrOrganiser'
      | 'chatParticipant'
      | 'manager'
      | 'admin'
      | 'adminSecret'
    );

/** Bodies of requests other than JSON. */
export type BodyType = 'text/plain' | 'multipart/form-data';

/** Bodies of answers other than JSON. */
export type TextType = 'text/plain' | 'text/csv' | 'text/calendar' | 'text/event-stream';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One call as the client knows it. Generated, one constant per call, in `src/generated/api/client/<resource>.ts`, so
 * that a bundle contains only the calls it makes. A part that the call does not have is `undefined`.
 */
export interface Call<Query, Params, Body, Response> {
  readonly method: HttpMethod;
  /** With its parameters in braces: `/api/invitation/{id}`. */
  readonly path: string;
  /** Absent: JSON. */
  readonly bodyType?: BodyType;
  /** Absent: JSON. */
  readonly responseType?: TextType;
  /** Loads the function that checks an answer against the contract. */
  readonly validator: () => Promise<{ validate: (answer: unknown) => boolean }>;
  /** Never set: carries the types of request and answer. */
  readonly types?: { query: Query; params: Params; body: Body; response: Response };
}

/**
 * What a call does with a person whom it names by an id:
 * - `self`: the person is the caller, or pays for the call;
 * - `reads`: the call returns what the caller may see of them;
 * - `keeps`: it changes a record about them that only the caller has, such as a bookmark, a block or a report;
 * - `acts`: it reaches them or changes something of theirs, so the server's guard `actsOn` checks the pair first;
 * - `decides`: like `acts`, by the organisers of the event that the path names by `{id}`, also about its guests;
 * - `manages`: it is a task of the community's managers.
 */
export type PersonUse = 'self' | 'reads' | 'keeps' | 'acts' | 'decides' | 'manages';

/** A JSON Schema without references, as Fastify and OpenAPI take it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One call as the server knows it. Generated, one constant per call, in `src/generated/api/contract/<resource>.ts`. */
export interface ServerCall<Query, Params, Body, Response, Who extends Audience = Audience> {
  /** As in the list of calls, `tests/spec/api-calls.tsv`. Calls that are not in the specification continue its numbers. */
  readonly id: string;
  readonly resource: string;
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly audience: Who;
  readonly summary: string;
  readonly query?: JsonSchema;
  readonly params?: JsonSchema;
  readonly body?: JsonSchema;
  readonly bodyType?: BodyType;
  /** Most bytes of a body. Absent where none is read, or a form part by part. */
  readonly bodyLimit?: number;
  readonly response: JsonSchema;
  readonly responseType?: TextType;
  /** The answer is a redirect; `response` says nothing. */
  readonly redirects?: boolean;
  /** The use of each person whose id the call carries, by the place of the id: `params.pid`, `body.participantIds`. */
  readonly people?: Readonly<Record<string, PersonUse>>;
  /**
   * The error for a person on whom the caller cannot act, whatever the reason. Absent: the call names many people and
   * its handler answers for each.
   */
  readonly unknownPerson?: number;
  /** Codes of src/lib/errorCatalogue.ts, in addition to 1000. */
  readonly errors: readonly number[];
  /** Never set: carries the types. */
  readonly types?: { query: Query; params: Params; body: Body; response: Response };
}
