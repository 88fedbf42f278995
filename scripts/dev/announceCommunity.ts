import type { WebSocketServer } from 'vite';
import { formatError } from '../../src/config/errors';
import type { ConfigError } from '../../src/config/errors';
import type { CommunityConfig } from '../../src/config/types';

interface DevConfig {
  config: CommunityConfig;
  errors: ConfigError[];
}

/**
 * Tells every open page that a folder changed: each takes what belongs to its own community.
 * A change of `default` reaches all of them, because any folder may fall back to it.
 */
export async function announceCommunity(domain: string, port: number, ws: WebSocketServer): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/dev/config.json?domain=${encodeURIComponent(domain)}`);
  if (!answer.ok) return;
  for (const { config, errors } of (await answer.json()) as DevConfig[]) {
    const faults = errors.filter(({ severity }) => severity === 'error');
    for (const fault of faults) console.error(formatError(fault));
    ws.send('community:error', { domain: config.domain, errors: faults });
    if (faults.length === 0) ws.send('community:config', config);
  }
}
