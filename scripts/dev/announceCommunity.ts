import type { InferCustomEventPayload } from 'vite';
import type { CommunityConfig, ConfigError } from '../../src/config/types';
import type { FolderIssues } from '../../src/shell/dev/events';
import type { ApiProcess } from './apiProcess';

/** All open pages, or one of them. */
export interface Pages {
  send<Event extends string>(event: Event, payload: InferCustomEventPayload<Event>): void;
}

interface DevConfig {
  config: CommunityConfig;
  errors: ConfigError[];
}

/**
 * Sends a changed folder to pages; each takes what belongs to its own community. A change of `default` reaches all of
 * them, because any folder may fall back to it. If a folder has an issue, pages keep their config. Returns the issues.
 */
export async function announceCommunity(
  domain: string,
  api: ApiProcess,
  pages: Pages,
): Promise<ConfigError[]> {
  const folders = await read(domain, api);
  const broken = folders.map(({ config, errors }): FolderIssues => {
    const issues = { domain: config.domain, errors: errors.filter(breaks) };
    pages.send('community:error', issues);
    if (issues.errors.length === 0) pages.send('community:config', config);
    return issues;
  });
  return broken.flatMap(({ errors }) => errors);
}

/** An unreadable colour is replaced by a readable one, so it does not stop a designer's page; the check reports it. */
const breaks = ({ severity, code }: ConfigError): boolean => severity === 'error' && code !== 'contrast';

async function read(domain: string, api: ApiProcess): Promise<DevConfig[]> {
  await api.ready();
  try {
    const query = `domain=${encodeURIComponent(domain)}`;
    const answer = await fetch(`http://127.0.0.1:${api.port}/dev/config.json?${query}`);
    return answer.ok ? ((await answer.json()) as DevConfig[]) : [];
  } catch {
    // It says itself why it is down, and open pages hear of every folder when it is up again.
    return [];
  }
}
