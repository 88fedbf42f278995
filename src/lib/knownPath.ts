import { routePaths } from './routes';

const patterns = Object.values(routePaths).map(
  (path) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
);

/** What the server answers besides screens: local documents and the communities' own files. */
const filePrefixes = ['/docs/', '/community/'];

/** Whether a path of this site, perhaps with query and hash, leads to a screen of the table or to a file. */
export function isKnownPath(url: string): boolean {
  const path = url.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1');
  return filePrefixes.some((prefix) => path.startsWith(prefix)) || patterns.some((known) => known.test(path));
}
