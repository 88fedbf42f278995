/** Who may make a call; the server's guard of the same name enforces it. */
export type Audience =
  | ('anyone' | 'user' | 'self' | 'owner' | 'memberOrOwner' | 'member' | 'transparentMember')
  | ('memberOrGuest' | 'organiser' | 'participantOrOrganiser' | 'manager' | 'admin' | 'adminSecret');

/** What is sent besides JSON. */
export type BodyType = 'text/plain' | 'multipart/form-data';

/** What is answered besides JSON. */
export type TextType = 'text/plain' | 'text/csv' | 'text/calendar' | 'text/event-stream';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One call as the client knows it. Generated, one constant per call, in `src/generated/api/client/<resource>.ts`,
 * so that a bundle holds only the calls it makes. A part the call does not have is `undefined`.
 */
export interface Call<Query, Params, Body, Response> {
  readonly method: HttpMethod;
  /** With its parameters in braces: `/api/invitation/{id}`. */
  readonly path: string;
  /** Absent: JSON. */
  readonly bodyType?: BodyType;
  /** Absent: JSON. */
  readonly responseType?: TextType;
  /** Loads what says whether an answer is what the contract promises. */
  readonly validator: () => Promise<{ validate: (answer: unknown) => boolean }>;
  /** Never set: carries the types of what is sent and answered. */
  readonly types?: { query: Query; params: Params; body: Body; response: Response };
}

/**
 * What a call does with somebody whom it names by an id:
 * - `self`: it is the caller, or who pays by it;
 * - `reads`: it answers about them what the caller may see;
 * - `keeps`: it changes what the caller alone keeps of them, as a bookmark, a block or a report;
 * - `acts`: it reaches them or changes something of theirs, so the server's guard `actsOn` looks at the pair first;
 * - `decides`: as `acts`, by the organisers of the event that the path names by `{id}`, of its guests too;
 * - `manages`: it is the office of those who manage the community.
 */
export type PersonUse = 'self' | 'reads' | 'keeps' | 'acts' | 'decides' | 'manages';

/** A JSON Schema without references, as Fastify and OpenAPI take it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One call as the server knows it. Generated, one constant per call, in `src/generated/api/contract/<resource>.ts`. */
export interface ServerCall<Query, Params, Body, Response, Who extends Audience = Audience> {
  /** As in the list of calls, `tests/spec/api-calls.tsv`: calls of our own go on counting after the specification's. */
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
  /** What is done with each person whose id the call carries, by where it stands: `params.pid`, `body.participantIds`. */
  readonly people?: Readonly<Record<string, PersonUse>>;
  /** The error of somebody on whom the caller cannot act, whatever the reason. Absent: the handler answers for each of many. */
  readonly unknownPerson?: number;
  /** Codes of src/lib/errorCatalogue.ts, besides 1000. */
  readonly errors: readonly number[];
  /** Never set: carries the types. */
  readonly types?: { query: Query; params: Params; body: Body; response: Response };
}
