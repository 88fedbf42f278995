import { withoutQuery, withoutSlashes } from './addressParts';
import { routeAt } from './routeMatch';

/** Paths that the server answers with files instead of screens: local documents and the communities' own files. */
const filePrefixes = ['/docs/', '/community/'];

/** Whether a path of this site, with or without query and hash, leads to a screen or a file. */
export function isKnownPath(url: string): boolean {
  const path = withoutQuery(url);
  const file = withoutSlashes(path);
  return filePrefixes.some((prefix) => file.startsWith(prefix)) || routeAt(path) !== undefined;
}
