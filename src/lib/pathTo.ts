import { rowOf, type FixedRoute, type RouteName, type RouteParams } from './routes';

/** The path of a route with its parameters, which are encoded here. `routePaths` has those without. */
export const pathTo = <Name extends Exclude<RouteName, FixedRoute>>(
  name: Name,
  params: RouteParams<Name>,
): string =>
  Object.entries<string>(params).reduce(
    (path, [param, value]) => path.replace(`{${param}}`, () => encodeURIComponent(value)),
    rowOf(name).path as string,
  );
