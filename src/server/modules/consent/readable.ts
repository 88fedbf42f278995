import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { legalDocuments, asksForCountry, type LegalDocuments } from '../../../config/legalDocuments';
import type { CommunityConfig } from '../../../config/types';
import type { Variant } from '../../../generated/config/variant';
import { withoutQuery } from '../../../lib/addressParts';
import { localDocuments } from '../../../lib/localDocuments';
import { routeAt } from '../../../lib/routeMatch';
import { assetFile, largestAsset } from '../../assetBytes';

export interface DocumentDirs {
  /** The platform's documents. */
  documentsDir: string;
  communitiesDir: string;
}

/** The file of a document by its address. Undefined if this site has none. */
export function documentFile(
  address: string,
  { documentsDir, communitiesDir }: DocumentDirs,
): string | undefined {
  const path = withoutQuery(address);
  return localDocuments.includes(path) ? join(documentsDir, basename(path)) : assetFile(path, communitiesDir);
}

/** Whether a document is readable. Documents on other sites are not checked; a screen of this site always exists. */
function isReadable(address: string, dirs: DocumentDirs): boolean {
  if (/^https?:/.test(address) || routeAt(withoutQuery(address))) return true;
  const file = documentFile(address, dirs);
  const stat = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && stat.isFile() && stat.size > 0 && stat.size <= largestAsset;
}

const addressesIn = ({ termsUrl, policyUrl, agreementUrl }: LegalDocuments): string[] =>
  [termsUrl, policyUrl, agreementUrl].filter((address) => address !== undefined);

/** Every choice of documents that visitors are shown: those for everybody, and those by country. */
export function offeredDocuments(
  { community }: Pick<CommunityConfig, 'community'>,
  variant: Variant,
): LegalDocuments[] {
  const countries = asksForCountry(community)
    ? new Set([...Object.keys(community.legal.byCountry ?? {}), ...Object.keys(variant.legalByCountry)])
    : [];
  return [undefined, ...countries].map((country) => legalDocuments(community, variant, country));
}

/** Addresses of a community's documents that are not readable, so nobody can agree to them. */
export function unreadableDocuments(
  config: Pick<CommunityConfig, 'community'>,
  variant: Variant,
  dirs: DocumentDirs,
): string[] {
  const { legal } = config.community;
  const all = [legal, ...Object.values(legal.byCountry ?? {}), ...offeredDocuments(config, variant)];
  return [...new Set(all.flatMap(addressesIn))].filter((address) => !isReadable(address, dirs));
}
