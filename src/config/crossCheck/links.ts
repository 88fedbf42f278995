import { withoutHash, withoutQuery } from '../../lib/addressParts';
import { isKnownPath } from '../../lib/knownPath';
import { localDocuments } from '../../lib/localDocuments';
import type { Path } from '../location';
import { fileNames, landingFiles } from '../fileNames';
import { isObject, type Json } from '../resolve/merge';
import type { ConfigError, FileName } from '../types';
import { meant, nearest } from '../validate/nearest';
import { issueIn, objects, ownFile, type Context, type CrossCheck } from './context';
import { sectionLists } from './pages';

interface Found {
  readonly text: string;
  readonly path: Path;
}

/** Every text below a value that begins with `start`, with its place. */
function textsWith(
  start: string,
  value: unknown,
  path: (string | number)[] = [],
  found: Found[] = [],
): Found[] {
  if (typeof value === 'string') {
    if (value.startsWith(start)) found.push({ text: value, path: [...path] });
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value);
    for (const [key, item] of Object.entries(value)) {
      path.push(isList ? Number(key) : key);
      textsWith(start, item, path, found);
      path.pop();
    }
  }
  return found;
}

const host =
  /^((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]|localhost|\d+(?:\.\d+){3}|\[[0-9a-f:]+\])$/;

/** An external address with a possible host. */
function isReachable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return host.test(hostname);
}

/** External addresses lead to a host that can exist: `https://exampel` and `https://a..b` do not. */
export const checkAddresses: CrossCheck = (context) =>
  fileNames.flatMap((file) =>
    textsWith('http', ownFile(context, file))
      .filter(({ text }) => /^https?:\/\/\S+$/.test(text) && !isReachable(text))
      .map(({ text, path }) =>
        issueIn(context, file, path, {
          code: 'bad-link',
          severity: 'warning',
          found: text,
          message: `no host can have the name ${text.replace(/^https?:\/\//, '').split(/[/?#]/, 1)[0]}`,
        }),
      ),
  );

/** The links in a Markdown text. */
const hrefsIn = (markdown: string): string[] =>
  markdown
    .split('](')
    .slice(1)
    .filter((rest) => rest.includes(')'))
    .map((rest) => rest.split(')', 1)[0]?.trim().replace(/^</, '').split(/[\s>]/, 1)[0] ?? '');

/** Links in free text are such as are shown as links: https: addresses, and paths and anchors of this site. */
export const checkMarkdown: CrossCheck = (context) =>
  sectionLists(context).flatMap(({ file, path: page, sections }) =>
    sections.flatMap(({ item: { markdown }, index }) => {
      if (typeof markdown !== 'string') return [];
      const path = [...page, 'sections', index, 'markdown'];
      return hrefsIn(markdown).flatMap((href) => {
        const isOurs = /^(\/(?!\/)|#)/.test(href);
        const isKnown = !href.startsWith('/') || isKnownPath(href);
        if (isOurs ? isKnown : href.startsWith('https://') && isReachable(href)) return [];
        const message = isOurs
          ? `the link leads to ${href}, where there is no screen`
          : `the link to "${href}" is shown as plain text: it must begin with https://, / or #`;
        return [
          issueIn(context, file, path, { code: 'bad-link', severity: 'warning', found: href, message }),
        ];
      });
    }),
  );

const anchorsOf = (landing: Json): string[] =>
  objects(landing.sections).flatMap(({ item: { id } }) => (typeof id === 'string' ? [id] : []));

/** The anchor that a path of the welcome page names. */
const anchorIn = (path: unknown): string | undefined =>
  typeof path === 'string' ? /^\/?#(.+)$/.exec(path)?.[1] : undefined;

/** The links of a section's buttons. */
const targets = (section: Json): { to: unknown; path: Path }[] => [
  ...objects(section.actions).map(({ item, index }) => ({ to: item.to, path: ['actions', index, 'to'] })),
  ...(isObject(section.action) ? [{ to: section.action.to, path: ['action', 'to'] }] : []),
];

function unknownAnchor(
  context: Context,
  file: FileName,
  path: Path,
  to: string,
  ids: string[],
): ConfigError[] {
  const anchor = anchorIn(to) ?? '';
  if (ids.includes(anchor)) return [];
  const suggestion = nearest(anchor, ids);
  return [
    issueIn(context, file, path, {
      code: 'unknown-anchor',
      severity: 'warning',
      found: to,
      ...(ids.length > 0 && { allowed: ids.join(', ') }),
      ...(suggestion && { suggestion }),
      ...(meant(anchor, ids) && { fix: [{ set: path, to: `${withoutHash(to)}#${suggestion}` }] }),
      message: `no section of the page has the id "${anchor}"`,
    }),
  ];
}

/** A link to a place on the welcome page names a section's id. */
export const checkAnchors: CrossCheck = (context) =>
  landingFiles.flatMap((file) => {
    const landing = ownFile(context, file);
    const ids = anchorsOf(landing);
    return objects(landing.sections).flatMap(({ item, index }) =>
      targets(item).flatMap(({ to, path }) =>
        anchorIn(to) === undefined
          ? []
          : unknownAnchor(context, file, ['sections', index, ...path], String(to), ids),
      ),
    );
  });

/** A legal link to a document of this site names an existing one. */
export const checkDocuments: CrossCheck = (context) => {
  const { legal } = ownFile(context, 'community.json');
  return textsWith('/docs/', legal, ['legal'])
    .filter(({ text }) => !localDocuments.includes(withoutQuery(text)))
    .map(({ text, path }) => {
      const suggestion = nearest(text, localDocuments);
      return issueIn(context, 'community.json', path, {
        code: 'missing-document',
        found: text,
        allowed: localDocuments.join(', '),
        ...(suggestion && { suggestion }),
        ...(meant(text, localDocuments) && { fix: [{ set: path, to: suggestion }] }),
        message: `this site has no document ${text}`,
      });
    });
};
