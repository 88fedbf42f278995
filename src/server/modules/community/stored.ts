import type { Community } from '../../../generated/config/community';
import type { ConfigFolder, FileName, Overrides } from '../../../config/types';

/** A community that has no folder: its files are the database's alone. */
export interface StoredCommunity {
  id: string;
  domain: string;
  files: Partial<Record<FileName, unknown>>;
}

/** What the database adds to the folders, held in memory; `put` after every write and at the start. */
export interface StoredCommunities {
  put(community: StoredCommunity): void;
  putOverrides(domain: string, overrides: Overrides): void;
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

export function createStoredCommunities(): StoredCommunities {
  const byDomain = new Map<string, StoredCommunity>();
  const names = new Map<string, string>();
  const ids = new Map<string, string>();
  const overrides = new Map<string, Overrides>();
  const versions = new Map<string, number>();
  const touch = (domain: string) => versions.set(domain, (versions.get(domain) ?? 0) + 1);

  return {
    put: (community) => {
      byDomain.set(community.domain, community);
      ids.set(community.id, community.domain);
      for (const name of [...aliasesOf(community), community.domain]) names.set(name, community.domain);
      touch(community.domain);
    },
    putOverrides: (domain, values) => {
      overrides.set(domain, values);
      touch(domain);
    },
    domains: () => [...byDomain.keys()].sort(),
    byDomain: (name) => names.get(name),
    byId: (id) => ids.get(id),
    folder: (domain) => {
      const community = byDomain.get(domain);
      return community && asFolder(community);
    },
    overrides: (domain) => overrides.get(domain),
    version: (domain) => versions.get(domain) ?? 0,
  };
}
