import type { Problem } from '../../../config/errors';
import type { ConfigError, CommunityConfig, ConfigFile } from '../../../config/types';

/** The communities that this server serves, as every module sees them (`app.communities`). */
export interface Communities {
  /** By the request's host, else the default community (CFG-04). */
  byHost(host: string): CommunityConfig;
  /** By host where it is a community's own, else by id, else the default community (CFG-04). */
  forCall(host: string, id: string | undefined): CommunityConfig;
  byId(id: string): CommunityConfig | undefined;
  /** By domain or alias. */
  byDomain(domain: string): CommunityConfig | undefined;
  /** Domains of all communities, the default's first. */
  domains(): string[];
  /** A config file as it applies, for the static calls S01 and S02; undefined when there is none by that name. */
  file(domain: string, name: string): ConfigFile | undefined;
  /** Faults met in the last reading of one community. */
  faults(domain: string): readonly ConfigError[];
  /** Every fault of every folder; reads them all. */
  problems(): Problem[];
  /** The origin of a community's site, as the reader of `host` reaches it: never taken from what the caller claims. */
  origin(config: CommunityConfig, host: string): string;
}
