import { withoutQuery } from '../../lib/addressParts';
import { isKnownPath } from '../../lib/knownPath';
import { routeAt } from '../../lib/routeMatch';
import { routeNames, rowOf } from '../../lib/routes';
import type { Path } from '../location';
import { isObject } from '../resolve/merge';
import type { FileName } from '../types';
import { meant, nearest } from '../validate/nearest';
import { carries } from '../partner';
import { issueIn, objects, ownFile, type Context, type CrossCheck } from './context';
import { sectionLists } from './pages';

const isPath = (url: unknown): url is string => typeof url === 'string' && /^\/(?![/\\])/.test(url);

/** Paths of screens that every community has, and of the partner pages that this one carries (CFG-14). */
function pathsOf(context: Context): string[] {
  const partner = ownFile(context, 'partner.json');
  return routeNames.filter((route) => carries({ partner }, route)).map((route) => rowOf(route).path);
}

function leadsNowhere(context: Context, url: unknown): url is string {
  if (!isPath(url)) return false;
  const route = routeAt(withoutQuery(url));
  if (!route) return !isKnownPath(url);
  return !carries({ partner: ownFile(context, 'partner.json') }, route);
}

function unknownRoute(context: Context, file: FileName, path: Path, url: string) {
  const known = pathsOf(context);
  const suggestion = nearest(withoutQuery(url), known);
  // A parameter is not guessed; query and anchor stay.
  const isSure = meant(withoutQuery(url), known)?.includes('{') === false;
  const to = `${suggestion}${url.slice(withoutQuery(url).length)}`;
  return issueIn(context, file, path, {
    code: 'unknown-route',
    found: url,
    allowed: known.join(', '),
    ...(suggestion && { suggestion }),
    message: `there is no screen at ${url}`,
    ...(isSure && { fix: [{ set: path, to }] }),
  });
}

/** A custom tab of this site leads to a screen that exists; the standard tabs are known by the schema (CFG-09). */
export const checkTabs: CrossCheck = (context) =>
  objects(ownFile(context, 'navigation.json').customTabs).flatMap(({ item: { url }, index }) =>
    leadsNowhere(context, url)
      ? unknownRoute(context, 'navigation.json', ['customTabs', index, 'url'], url)
      : [],
  );

/** Buttons of the welcome page and of the partner pages lead to screens that exist. */
export const checkActions: CrossCheck = (context) =>
  sectionLists(context).flatMap(({ file, path: page, sections }) =>
    sections.flatMap(({ item: section, index }) => {
      const several = objects(section.actions).map(({ item, index: at }) => ({
        to: item.to,
        path: ['actions', at, 'to'],
      }));
      const single = isObject(section.action) ? [{ to: section.action.to, path: ['action', 'to'] }] : [];
      return [...several, ...single].flatMap(({ to, path }) =>
        leadsNowhere(context, to)
          ? unknownRoute(context, file, [...page, 'sections', index, ...path], to)
          : [],
      );
    }),
  );
