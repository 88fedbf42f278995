import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { communityDomains } from '../support/communities';
import { root } from '../support/run';

const from = join(root, process.env.COMMUNITIES_DIR ?? 'communities');
const to = join(root, 'dist/client/community');

function aliasesOf(domain: string): string[] {
  try {
    const { aliases = [] } = JSON.parse(readFileSync(join(from, domain, 'community.json'), 'utf8')) as {
      aliases?: string[];
    };
    return aliases;
  } catch {
    return [];
  }
}

/**
 * Copies every community's folder beside the built client, with an index of hosts, so that a plain file server
 * can serve them: the browser then runs the pipeline itself (see src/shell/boot).
 */
export function publishCommunities(): void {
  const domains = communityDomains(from);
  for (const domain of domains) cpSync(join(from, domain), join(to, domain), { recursive: true });
  const hosts = Object.fromEntries(
    domains.flatMap((domain) => [domain, ...aliasesOf(domain)].map((host) => [host, domain] as const)),
  );
  writeFileSync(join(to, 'index.json'), JSON.stringify({ hosts }));
}
