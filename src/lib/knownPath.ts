import { withoutQuery, withoutSlashes } from './addressParts';
import { routeAt } from './routeMatch';

/** What the server answers besides screens: local documents and the communities' own files. */
const filePrefixes = ['/docs/', '/community/'];

/** Whether a path of this site, perhaps with query and hash, leads to a screen of the table or to a file. */
export function isKnownPath(url: string): boolean {
  const path = withoutQuery(url);
  const file = withoutSlashes(path);
  return filePrefixes.some((prefix) => file.startsWith(prefix)) || routeAt(path) !== undefined;
}
