import type { ConfigError } from '../types';
import type { CheckedFolder } from '../validate/folder';
import { issueIn, ownFile, texts, type Context } from './context';

const communityOf = (context: Context) => ownFile(context, 'community.json');

/** Domains and aliases of all folders. */
export const claimedDomains = (folders: readonly CheckedFolder[]): string[] =>
  folders.flatMap((checked) => [
    checked.folder.domain,
    ...texts(communityOf({ checked }).aliases).map(({ text }) => text),
  ]);

function domainClaims(folders: readonly CheckedFolder[]): ConfigError[] {
  // A folder's own name takes precedence over aliases.
  const owners = new Map(folders.map(({ folder }) => [folder.domain, folder.domain]));
  return folders.flatMap((checked) => {
    const { domain } = checked.folder;
    return texts(communityOf({ checked }).aliases).flatMap(({ text, index }) => {
      const owner = owners.get(text);
      if (owner === undefined) return (owners.set(text, domain), []);
      // The schema reports the same alias twice in one list.
      if (owner === domain && text !== domain) return [];
      const message =
        owner === domain
          ? `"${text}" is the community's own domain`
          : `${text} is already claimed by the community ${owner}`;
      return issueIn({ checked }, 'community.json', ['aliases', index], {
        code: 'duplicate-domain',
        found: text,
        message,
        ...(owner === domain && { fix: [{ remove: ['aliases', index] }] }),
      });
    });
  });
}

function idClaims(folders: readonly CheckedFolder[]): ConfigError[] {
  const idOf = (checked: CheckedFolder) => communityOf({ checked }).id;
  // A community without an id has its domain as id, and that cannot be changed to make room.
  const owners = new Map(
    folders
      .filter((checked) => idOf(checked) === undefined)
      .map(({ folder: { domain } }) => [domain, domain]),
  );
  return folders.flatMap((checked) => {
    const id = idOf(checked);
    if (typeof id !== 'string') return [];
    const owner = owners.get(id);
    if (owner === undefined) return (owners.set(id, checked.folder.domain), []);
    const message = `the id "${id}" is already claimed by the community ${owner}`;
    return issueIn({ checked }, 'community.json', ['id'], {
      code: 'duplicate-id',
      found: id,
      message,
      // Without an id it is the domain, which is unique.
      fix: [{ remove: ['id'] }],
    });
  });
}

/** Two folders that claim the same domain, alias or id: the later one by name gets the issue. */
export const checkClaims = (folders: readonly CheckedFolder[]): ConfigError[] => [
  ...domainClaims(folders),
  ...idClaims(folders),
];
