import { isKnownPath } from '../../lib/knownPath';
import { routePaths } from '../../lib/routes';
import type { Path } from '../load/source';
import { landingFiles } from '../fileNames';
import { isObject } from '../resolve/merge';
import type { FileName } from '../types';
import { nearest } from '../validate/nearest';
import { faultIn, objects, ownFile, type Context, type CrossCheck } from './context';

const isPath = (url: unknown): url is string => typeof url === 'string' && /^\/(?![/\\])/.test(url);

const leadsNowhere = (url: unknown): url is string => isPath(url) && !isKnownPath(url);

const known = Object.values(routePaths);

function unknownRoute(context: Context, file: FileName, path: Path, url: string) {
  const suggestion = nearest(url.replace(/[?#].*$/s, ''), known);
  // A parameter is not guessed; query and anchor stay.
  const isWhole = suggestion !== undefined && !suggestion.includes('{');
  const to = `${suggestion}${/[?#].*$/s.exec(url)?.[0] ?? ''}`;
  return faultIn(context, file, path, {
    code: 'unknown-route',
    found: url,
    allowed: known.join(', '),
    ...(suggestion && { suggestion }),
    message: `no screen is at ${url}`,
    ...(isWhole && { mend: [{ set: path, to }] }),
  });
}

/** A custom tab of this site leads to a screen that exists; the standard tabs are known by the schema (CFG-09). */
export const checkTabs: CrossCheck = (context) =>
  objects(ownFile(context, 'navigation.json').customTabs).flatMap(({ item: { url }, index }) =>
    leadsNowhere(url) ? unknownRoute(context, 'navigation.json', ['customTabs', index, 'url'], url) : [],
  );

/** Buttons of the welcome page lead to screens that exist. */
export const checkActions: CrossCheck = (context) =>
  landingFiles.flatMap((file) =>
    objects(ownFile(context, file).sections).flatMap(({ item: section, index }) => {
      const several = objects(section.actions).map(({ item, index: at }) => ({
        to: item.to,
        path: ['actions', at, 'to'],
      }));
      const single = isObject(section.action) ? [{ to: section.action.to, path: ['action', 'to'] }] : [];
      return [...several, ...single].flatMap(({ to, path }) =>
        leadsNowhere(to) ? unknownRoute(context, file, ['sections', index, ...path], to) : [],
      );
    }),
  );
