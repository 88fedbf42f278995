import type { Community } from '../../../generated/config/community';
import type { ConfigFolder, FileName, Overrides } from '../../../config/types';

/** A community that has no folder: its files are the database's alone. */
export interface StoredCommunity {
  id: string;
  domain: string;
  files: Partial<Record<FileName, unknown>>;
}

/** The communities and overrides from the database, in memory. Only `sync.ts` changes it. */
export interface StoredCommunities {
  put(community: StoredCommunity): void;
  remove(id: string): void;
  /** Without values: the managers' changes are gone. */
  putOverrides(domain: string, overrides: Overrides | undefined): void;
  domains(): string[];
  byDomain(name: string): string | undefined;
  byId(id: string): string | undefined;
  folder(domain: string): ConfigFolder | undefined;
  overrides(domain: string): Overrides | undefined;
  /** Grows with every change of a community. */
  version(domain: string): number;
}

/** A stored community as a folder, so that the same pipeline reads it. */
export const asFolder = ({ domain, files }: Pick<StoredCommunity, 'domain' | 'files'>): ConfigFolder => ({
  domain,
  files: Object.entries(files).map(([name, content]) => ({
    name,
    path: `${domain}/${name}`,
    text: JSON.stringify(content, null, 2),
  })),
});

const aliasesOf = ({ files }: StoredCommunity): readonly string[] =>
  (files['community.json'] as Partial<Community> | undefined)?.aliases ?? [];

/** The community of each name. If two claim a name, the one with that domain has it, otherwise the one stored first. */
function namesOf(communities: readonly StoredCommunity[]): Map<string, string> {
  const names = new Map(communities.map(({ domain }) => [domain, domain]));
  for (const community of communities) {
    for (const alias of aliasesOf(community)) if (!names.has(alias)) names.set(alias, community.domain);
  }
  return names;
}

export function createStoredCommunities(): StoredCommunities {
  const byId = new Map<string, StoredCommunity>();
  const byDomain = new Map<string, StoredCommunity>();
  const overrides = new Map<string, Overrides>();
  const versions = new Map<string, number>();
  let names: Map<string, string> | undefined;
  const touch = (domain: string) => versions.set(domain, (versions.get(domain) ?? 0) + 1);

  function unindex(id: string): void {
    const known = byId.get(id);
    if (!known) return;
    byDomain.delete(known.domain);
    touch(known.domain);
    names = undefined;
  }

  return {
    put: (community) => {
      unindex(community.id);
      byId.set(community.id, community);
      byDomain.set(community.domain, community);
      touch(community.domain);
      names = undefined;
    },
    remove: (id) => {
      unindex(id);
      byId.delete(id);
    },
    putOverrides: (domain, values) => {
      if (values) overrides.set(domain, values);
      else overrides.delete(domain);
      touch(domain);
    },
    domains: () => [...byDomain.keys()].sort(),
    byDomain: (name) => (names ??= namesOf([...byId.values()])).get(name),
    byId: (id) => byId.get(id)?.domain,
    folder: (domain) => {
      const community = byDomain.get(domain);
      return community && asFolder(community);
    },
    overrides: (domain) => overrides.get(domain),
    version: (domain) => versions.get(domain) ?? 0,
  };
}
