import type { Problem } from '../../../config/errors';
import type { ConfigError, CommunityConfig, ConfigFile } from '../../../config/types';

import type { Gone } from './gone';

/** The communities that this server serves. */
export interface Communities {
  /** By the request's host, else the default community (CFG-04). */
  byHost(host: string): CommunityConfig;
  /** By host where it is a community's own, else by id, else the default community (CFG-04). */
  forCall(host: string, id: string | undefined): CommunityConfig;
  byId(id: string): CommunityConfig | undefined;
  /** By domain or alias. */
  byDomain(domain: string): CommunityConfig | undefined;
  /** The domain of the community with this id; nothing of it is read. */
  domainOf(id: string): string | undefined;
  /** Whether a community answers to this domain or alias; nothing of it is read. */
  isDomain(name: string): boolean;
  isId(id: string): boolean;
  /** The community that had this domain, alias or id, and is not here any more; undefined where one has it. */
  gone(name: string): Gone | undefined;
  /** Domains of all communities, the default's first. */
  domains(): string[];
  /** A config file as it applies, for the static calls S01 and S02; undefined when there is none by that name. */
  file(domain: string, name: string): ConfigFile | undefined;
  /** Issues met in the last reading of one community. */
  issues(domain: string): readonly ConfigError[];
  /** Looks at a folder that nobody has asked for yet, so that what is good of it is known should it break. */
  remember(domain: string): void;
  /** Every issue of every folder; reads them all. */
  problems(): Problem[];
  /** The origin of a community's site, as the reader of `host` reaches it: never taken from what the caller claims. */
  origin(config: CommunityConfig, host: string): string;
}

/** As every module sees them (`app.communities`). */
export interface SharedCommunities extends Communities {
  /** Looks in the database for what another process may have stored by this domain, alias or id just now (CFG-18). */
  learn(name: string): Promise<void>;
}
