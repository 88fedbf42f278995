import type { Community } from '../../generated/config/community';
import { community as isCommunity } from '../../generated/config/validators';
import { quickParse } from '../load/quickParse';
import type { ConfigFile, ConfigFolder } from '../types';
import { checkEachFile } from '../validate/folder';
import { recoverFolder } from './recoverFolder';

/** The names of a community. */
interface Claims {
  readonly id?: string;
  readonly aliases?: readonly string[];
}

const name = 'community.json';

/**
 * The id and the names of a folder's community, from its recovered community.json only. Undefined means that the file
 * is not readable.
 */
export function claimsOf(
  domain: string,
  file: ConfigFile | undefined,
  lastGood: () => ConfigFolder | undefined,
): Claims {
  const quick = file && quickParse(file.text)?.value;
  // Nearly every one is good, and there may be thousands.
  if (isCommunity(quick)) return quick as Community;
  const before = lastGood()?.files.filter((one) => one.name === name);
  const folder = file
    ? { domain, files: [file] }
    : { domain, files: [], unreadable: [{ name, path: name, reason: 'not-a-file' as const }] };
  const { files } = recoverFolder(checkEachFile(folder), before && { domain, files: before });
  return files[name] as Claims;
}
