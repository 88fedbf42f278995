import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ConfigFolder } from '../../src/config/types';
import { assetType } from '../../src/server/modules/community/files';
import { readFolder } from '../../src/server/modules/community/folders';
import { communityDomains } from '../support/communities';

interface Publishing {
  /** The folders of the communities. */
  from: string;
  /** The folder for file servers, under `/community`. */
  to: string;
}

function aliasesOf({ files }: ConfigFolder): string[] {
  try {
    const text = files.find(({ name }) => name === 'community.json')?.text ?? '{}';
    const { aliases = [] } = JSON.parse(text) as { aliases?: string[] };
    return aliases;
  } catch {
    return [];
  }
}

/** Copies what our server would serve of a folder, and nothing that a link fetches from elsewhere. */
function publishFolder({ from, to }: Publishing, { domain, files, assets = [] }: ConfigFolder): void {
  mkdirSync(join(to, domain), { recursive: true });
  for (const { name, text } of files) writeFileSync(join(to, domain, name), text);
  for (const path of assets.filter(assetType)) {
    const copy = join(to, domain, path);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(from, domain, path), copy);
  }
}

/**
 * Copies every community's folder beside the built client, with an index of hosts, so that a plain file server
 * can serve them: the browser then runs the pipeline itself (see src/shell/boot).
 */
export function publishCommunities({ from, to }: Publishing): void {
  const hosts: Record<string, string> = {};
  for (const domain of communityDomains(from)) {
    const folder = readFolder(from, domain);
    publishFolder({ from, to }, folder);
    for (const host of [domain, ...aliasesOf(folder)]) hosts[host] = domain;
  }
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, 'index.json'), JSON.stringify({ hosts }));
}
