import { Ajv, type ValidateFunction } from 'ajv';
import type { AnyCall } from './calls';
import { refusal } from './refusal';

/** A request as its schemas type it: numbers of a query are numbers. */
export interface Received<Query, Params, Body> {
  query: Query;
  params: Params;
  body: Body;
}

/** One call as it came; a part that the contract does not have is left out. */
export interface Sent extends Partial<Received<unknown, unknown, unknown>> {
  call: AnyCall;
}

// Like the real server, but unknown properties are refused instead of dropped.
const strict = new Ajv({ allowUnionTypes: true, strict: false });
const lenient = new Ajv({ allowUnionTypes: true, strict: false, coerceTypes: 'array' });

/** A form stays in its request: jsdom and Node cannot read each other's files. */
async function bodyOf(request: Request, { bodyType }: AnyCall): Promise<unknown> {
  if (bodyType === 'multipart/form-data') return request;
  const text = await request.text();
  return bodyType ? text : (JSON.parse(text) as unknown);
}

function check(validate: ValidateFunction, part: unknown): void {
  if (validate(part)) return;
  const details = (validate.errors ?? []).map(({ instancePath, message = '' }) => ({
    path: instancePath.slice(1).replaceAll('/', '.'),
    message,
  }));
  throw refusal(1100, `Not what the contract says: ${JSON.stringify(validate.errors)}`, 400, details);
}

/** A request as the contract reads it. */
export async function receive(call: AnyCall, params: unknown, request: Request): Promise<Sent> {
  const sent: Sent = { call };
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(
    [...searchParams.keys()].map((name): [string, string | string[]] => {
      const [first = '', ...more] = searchParams.getAll(name);
      return [name, more.length ? [first, ...more] : first];
    }),
  );
  if (call.params) sent.params = params;
  if (call.query && Object.keys(query).length > 0) sent.query = query;
  if (call.body ?? call.bodyType) sent.body = await bodyOf(request, call);
  return sent;
}

/** Throws the server's refusal for an invalid request. Numbers of a query become numbers. */
export function checkSent({ call, query = {}, params, body }: Sent): void {
  if (call.query) check(lenient.compile(call.query), query);
  if (call.params) check(lenient.compile(call.params), params);
  if (call.body && call.bodyType !== 'multipart/form-data') check(strict.compile(call.body), body);
}
