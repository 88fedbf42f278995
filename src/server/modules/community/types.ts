import type { Problem } from '../../../config/errors';
import type { ConfigError, CommunityConfig, ConfigFile, FileName } from '../../../config/types';

import type { Gone } from './gone';

/** The communities that this server serves. */
export interface Communities {
  /** By the request's host, otherwise the default community (CFG-04). */
  byHost(host: string): CommunityConfig;
  /** By host if that is a community's own, otherwise by id, otherwise the default community (CFG-04). */
  forCall(host: string, id: string | undefined): CommunityConfig;
  byId(id: string): CommunityConfig | undefined;
  /** By domain or alias. */
  byDomain(domain: string): CommunityConfig | undefined;
  /** The domain of the community with this id, without reading its config. */
  domainOf(id: string): string | undefined;
  /** Whether a community has this domain or alias, without reading its config. */
  isDomain(name: string): boolean;
  isId(id: string): boolean;
  /** The community that had this domain, alias or id, and is not here any more; undefined where one has it. */
  gone(name: string): Gone | undefined;
  /** Domains of all communities, the default's first. */
  domains(): string[];
  /** A config file as it applies, for the static calls S01 and S02; undefined when there is none by that name. */
  file(domain: string, name: string): ConfigFile | undefined;
  /** Whether the community says in this file what the default's does not. */
  hasOwn(domain: string, name: FileName): boolean;
  /** Issues found when one community was last read. */
  issues(domain: string): readonly ConfigError[];
  /** Reads a folder that was not requested yet, so that its last known good version is stored before it may break. */
  remember(domain: string): void;
  /** Every issue of every folder; reads them all. */
  problems(): Problem[];
  /** The origin of a community's site for the reader of `host`. It is never taken from the caller's claims. */
  origin(config: CommunityConfig, host: string): string;
}

/** The interface for other modules (`app.communities`). */
export interface SharedCommunities extends Communities {
  /** Looks in the database for what another process may have stored by this domain, alias or id just now (CFG-18). */
  learn(name: string): Promise<void>;
}
