import type { Service } from '../../../config/bootPayload';
import type { Render } from '../../../config/renderedPage';
import type { CommunityConfig } from '../../../config/types';
import type { Manifest } from './manifest';
import type { PageFiles } from './pageFiles';
import type { PageParts } from './template';

/** The build, and the properties of the installation that pages depend on. */
export interface PageOptions {
  fill: (parts: PageParts) => string;
  manifest: Manifest;
  pages: PageFiles;
  render: Render | undefined;
  google?: { clientId: string; scriptUrl: string };
  services?: readonly Service[];
  /** A config without what cannot work here. */
  offered?: (config: CommunityConfig) => CommunityConfig;
  errorReportUrl?: string;
  countryLookupUrl?: string;
}
