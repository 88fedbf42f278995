/** One part of a call's input: absent if the call has none, optional if all of its keys are. */
type Part<Name extends string, Value> = Value extends object
  ? Partial<Value> extends Value
    ? Partial<Record<Name, Value>>
    : Record<Name, Value>
  : Value extends undefined
    ? Partial<Record<Name, undefined>>
    : Record<Name, Value>;

export type Input<Query, Params, Body> = Part<'query', Query> &
  Part<'params', Params> &
  Part<'body', Body> & { signal?: AbortSignal };

/** The input as the last arguments of a function, optional where nothing in it must be given. */
export type InputArgs<Query, Params, Body> =
  Partial<Input<Query, Params, Body>> extends Input<Query, Params, Body>
    ? [input?: Input<Query, Params, Body>]
    : [input: Input<Query, Params, Body>];

type Values = Readonly<Record<string, unknown>>;

/**
 * The address of a call: parameters in place of their braces, the query behind, a list as its name again and again.
 * Undefined values are left out.
 */
export function addressOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
  );
  const search = new URLSearchParams(given).toString();
  return search ? `${filled}?${search}` : filled;
}
