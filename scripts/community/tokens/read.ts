import { isObject, type Json } from '../../../src/config/resolve/merge';
import { TokensError, vendor, type Token } from './format';

const isToken = (node: unknown): node is Json => isObject(node) && ('$value' in node || '$ref' in node);

/** `{color.blue}` as the names on the way to it. */
const namesIn = (text: string): string[] | undefined => /^\{([^{}]+)\}$/.exec(text)?.[1]?.split('.');

const pointerNames = (pointer: string): string[] =>
  pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .map((name) => decodeURIComponent(name).replace(/~1/g, '/').replace(/~0/g, '~'));

/** Every token of a file, references resolved. Throws TokensError for references that lead nowhere or in a circle. */
export function readTokens(root: unknown): Token[] {
  if (!isObject(root)) throw new TokensError('a design tokens file must be an object');

  function at(names: readonly string[], reference: string): unknown {
    let node: unknown = root;
    for (const name of names) {
      const here = isObject(node) ? expanded(node, [reference]) : node;
      node = isObject(here) || Array.isArray(here) ? (here as Json)[name] : undefined;
    }
    if (node === undefined) throw new TokensError(`${reference} leads nowhere`);
    return node;
  }

  /** A group with the entries it extends. Its own entries override those at every depth. */
  function expanded(group: Json, met: readonly string[]): Json {
    const from = group.$extends;
    if (typeof from !== 'string') return group;
    if (met.filter((reference) => reference === from).length > 1)
      throw new TokensError(`${from} extends itself`);
    const base = at(namesIn(from) ?? pointerNames(from), from);
    if (!isObject(base) || isToken(base)) throw new TokensError(`${from} is not a group`);
    const { $extends: _done, ...own } = group;
    return overlaid(expanded(base, [...met, from, from]), own);
  }

  /** A value without references in it, and the type of the token it was taken from. */
  function resolved(value: unknown, met: readonly string[]): { value: unknown; type?: string } {
    const reference = referenceIn(value);
    if (reference !== undefined) {
      if (met.includes(reference)) throw new TokensError(`${reference} refers to itself`);
      const names = namesIn(reference) ?? pointerNames(reference);
      const target = at(names, reference);
      if (!isToken(target)) return resolved(target, [...met, reference]);
      const inner = resolved(valueOf(target), [...met, reference]);
      const type = typeof target.$type === 'string' ? target.$type : (inner.type ?? typeAbove(names));
      return { value: inner.value, ...(type !== undefined && { type }) };
    }
    if (Array.isArray(value)) return { value: value.map((item) => resolved(item, met).value) };
    if (!isObject(value)) return { value };
    if ('$value' in value) return resolved(value.$value, met);
    return {
      value: Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item, met).value])),
    };
  }

  /** The type that the groups around a token hand down. */
  function typeAbove(names: readonly string[]): string | undefined {
    for (let depth = names.length - 1; depth >= 0; depth--) {
      const group = at(names.slice(0, depth), names.join('.'));
      if (isObject(group) && typeof group.$type === 'string') return group.$type;
    }
    return undefined;
  }

  function collected(node: Json, path: readonly string[], type: string | undefined): Token[] {
    const group = expanded(node, []);
    const own = typeof group.$type === 'string' ? group.$type : type;
    return Object.entries(group).flatMap(([name, child]): Token[] => {
      if (!isObject(child) || (name.startsWith('$') && name !== '$root')) return [];
      const here = [...path, name];
      if (!isToken(child)) return collected(child, here, own);
      const { value, type: taken } = resolved(valueOf(child), [`{${here.join('.')}}`]);
      const kind = typeof child.$type === 'string' ? child.$type : (taken ?? own);
      // The format forbids to guess.
      if (kind === undefined) throw new TokensError(`${here.join('.')} has no type`);
      const mark = isObject(child.$extensions) ? child.$extensions[vendor] : undefined;
      return [{ path: here, type: kind, value, isDerived: isObject(mark) && mark.derived === true }];
    });
  }

  return collected(root, [], undefined);
}

const valueOf = (token: Json): unknown => ('$value' in token ? token.$value : { $ref: token.$ref });

function referenceIn(value: unknown): string | undefined {
  if (typeof value === 'string') return namesIn(value) ? value : undefined;
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
}

const overlaid = (base: Json, over: Json): Json =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(over)])].map((key) => {
      const [one, other] = [base[key], over[key]];
      const isBoth = isObject(one) && isObject(other) && !isToken(one) && !isToken(other);
      return [key, other === undefined ? one : isBoth ? overlaid(one, other) : other];
    }),
  );
