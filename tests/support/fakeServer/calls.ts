import { contract } from '../../../src/generated/api/contract';
import type { ServerCall } from '../../../src/lib/call';

export type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;

const calls = Object.values<Record<string, AnyCall>>(contract).flatMap((resource) => Object.values(resource));

/** The parameters of a path that fits, or null. */
function paramsIn(path: string, pathname: string): Record<string, string> | null {
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const groups = pattern.exec(pathname)?.groups;
  if (!groups) return pattern.test(pathname) ? {} : null;
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
}

/** The call a request makes; where two paths fit, the one with fewer parameters. */
export function callOf(method: string, pathname: string): [AnyCall, Record<string, string>] | undefined {
  return calls
    .flatMap((call): [AnyCall, Record<string, string>][] => {
      const params = call.method === method ? paramsIn(call.path, pathname) : null;
      return params ? [[call, params]] : [];
    })
    .sort(([, one], [, other]) => Object.keys(one).length - Object.keys(other).length)[0];
}
