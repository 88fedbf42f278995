import fc, { type Arbitrary } from 'fast-check';
import { contract } from '../../../src/generated/api/contract';
import type { ServerCall } from '../../../src/lib/call';
import type { Options } from '../client';
import { adminSecret, home, kinds, type Caller, type Kind } from './callers';
import { anything, valid } from './values';

type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;
const all: AnyCall[] = Object.values(contract).flatMap((resource) => Object.values(resource));
/** Every call of the contract, by method and path. */
export const calls = new Map(all.map((call) => [`${call.method} ${call.path}`, call]));

/** One request, written with names in the place of what differs from caller to caller. */
export interface Input {
  /** Key of `calls`. */
  call: string;
  caller: Kind;
  community?: string;
  params: unknown;
  query: unknown;
  body: unknown;
}

const part = (schema: AnyCall['body']): Arbitrary<unknown> =>
  schema
    ? fc.oneof({ weight: 6, arbitrary: valid(schema) }, { weight: 1, arbitrary: anything })
    : fc.constant(undefined);

const inputOf = ([name, call]: [string, AnyCall]): Arbitrary<Input> =>
  fc.record({
    call: fc.constant(name),
    caller: fc.constantFrom(...(Object.keys(kinds) as Kind[])),
    community: fc.constantFrom(home, home, 'open.example', 'default', 'nobody', '__proto__', undefined),
    params: part(call.params),
    query: part(call.query),
    body: part(call.bodyType === 'multipart/form-data' ? { type: 'string' } : call.body),
  });

/** Any request to any call. */
export const inputs: Arbitrary<Input> = fc.constantFrom(...calls.entries()).chain(inputOf);

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
/** Half a surrogate pair cannot be sent: it is replaced, as clients do. */
const asText = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString();

/** The call's address with the values of an input, as a client would write them. */
function addressOf(call: AnyCall, { params, query }: Input, fill: (text: string) => string): string {
  const given = new Map(entries(params));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(fill(asText(given.get(name) ?? 'x'))),
  );
  const search = new URLSearchParams(entries(query).map(([key, value]) => [key, fill(asText(value))]));
  if (call.audience === 'adminSecret' && !search.has('secret')) search.set('secret', adminSecret);
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

const multipart = (content: string) =>
  `--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n${content}\r\n--x--\r\n`;

/** The request options of an input for this caller. */
export function requestOf(
  call: AnyCall,
  input: Input,
  { token, values }: Caller,
): [string, string, undefined, Options] {
  const { body, community } = input;
  const fill = (text: string) => text.replace(/@\w+/g, (name) => values[name] ?? name);
  const options: Options = { token, community };
  if (call.bodyType === 'multipart/form-data') {
    options.raw = multipart(fill(asText(body)));
    options.headers = { 'content-type': 'multipart/form-data; boundary=x' };
  } else if (body !== undefined) {
    options.raw = fill(call.bodyType ? asText(body) : JSON.stringify(body));
    if (call.bodyType) options.headers = { 'content-type': call.bodyType };
  }
  return [call.method, addressOf(call, input, fill), undefined, options];
}
