import { withoutSlashes } from './addressParts';
import { routeNames, rowOf, type RouteName, type RouteParams } from './routes';

/** A route and what its path says. */
export type RouteMatch = { [Name in RouteName]: { name: Name; params: RouteParams<Name> } }[RouteName];

interface Pattern {
  name: RouteName;
  parts: readonly Part[];
}

/** One part of a path: a word, or a parameter. */
type Part = { word: string } | { param: string };

const partOf = (text: string): Part =>
  text.startsWith('{') ? { param: text.slice(1, -1) } : { word: text.toLowerCase() };

const params = ({ parts }: Pattern): number => parts.filter((part) => 'param' in part).length;

/** The most literal first, so that `/event/create` is not taken for an event. */
const patterns = routeNames
  .map((name): Pattern => ({ name, parts: rowOf(name).path.split('/').map(partOf) }))
  .toSorted((one, other) => params(one) - params(other));

/** The values of a path's parameters, still encoded. Undefined if the path does not match. */
function readParts(parts: readonly Part[], given: readonly string[]): [string, string][] | undefined {
  if (parts.length !== given.length) return undefined;
  const found: [string, string][] = [];
  for (const [index, part] of parts.entries()) {
    const text = given[index] ?? '';
    if ('param' in part ? text === '' : text.toLowerCase() !== part.word) return undefined;
    if ('param' in part) found.push([part.param, text]);
  }
  return found;
}

function decoded(found: [string, string][]): Record<string, string> | undefined {
  try {
    return Object.fromEntries(found.map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}

/**
 * The route of a path without query and hash and its decoded parameters, whether or not its screen exists. Case and
 * trailing slashes do not matter. Undefined for an unknown path, and if a parameter cannot be decoded.
 */
export function matchRoute(path: string): RouteMatch | undefined {
  if (!path.startsWith('/')) return undefined;
  const given = (withoutSlashes(path) || '/').split('/');
  for (const { name, parts } of patterns) {
    const found = readParts(parts, given);
    if (!found) continue;
    const params = decoded(found);
    return params && ({ name, params } as RouteMatch);
  }
  return undefined;
}

/** The name of a path's route; undefined for a path that is none. */
export const routeAt = (path: string): RouteName | undefined => matchRoute(path)?.name;
