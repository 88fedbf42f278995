import { fileNames, isFileName, schemaOf } from '../fileNames';
import type { Layer } from '../resolve/layers';
import type { Json } from '../resolve/merge';
import type { ConfigFolder, FileName } from '../types';
import { checkEachFile, type CheckedFile, type CheckedFolder } from '../validate/folder';
import { hasUnknownZone } from './issues';
import { leastOf } from './least';
import { missingFiles } from './missingFiles';
import { recoverValue } from './recoverValue';

/** Whether a file can be used unchanged. */
const isWhole = (name: FileName, { isGood, value }: CheckedFile): boolean =>
  isGood && !hasUnknownZone(schemaOf(name), value);

function brokenFiles({ folder, files }: CheckedFolder, lastGood: ConfigFolder | undefined): FileName[] {
  const missing = missingFiles(folder, lastGood);
  return fileNames.filter((name) => {
    const file = files[name];
    return missing.has(name) || (file !== undefined && !isWhole(name, file));
  });
}

/** The paths of duplicate keys in a file. */
const doubledIn = ({ issues }: CheckedFile) =>
  issues
    .filter(({ code }) => code === 'duplicate-key')
    .map(({ path }) => path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)));

const hasSyntaxIssue = ({ issues }: CheckedFile): boolean => issues.some(({ code }) => code === 'syntax');

/** The last known good version of each file, without those that are no longer valid. */
function valuesBefore(lastGood: ConfigFolder | undefined, names: readonly FileName[]) {
  const needed = lastGood?.files.filter(({ name }) => isFileName(name) && names.includes(name)) ?? [];
  if (!lastGood || needed.length === 0) return {};
  const { files } = checkEachFile({ domain: lastGood.domain, files: needed });
  const good = Object.entries(files).filter(([, file]) => file.isGood);
  return Object.fromEntries(good.map(([name, { value }]) => [name, value]));
}

/**
 * A folder's content, with each file recovered by itself (CFG-06). `lastGood` is the folder with the last known good
 * version of each file.
 */
export function recoverFolder(checked: CheckedFolder, lastGood?: ConfigFolder): Layer {
  const { folder, files } = checked;
  const broken = brokenFiles(checked, lastGood);
  const before: Partial<Record<FileName, Json>> = valuesBefore(lastGood, broken);
  const values: Partial<Record<FileName, Json>> = {};
  const withheld: Partial<Record<FileName, Layer['withheld'][FileName]>> = {};
  const closing: Layer['closing'][number][] = [];
  const closed: Layer['closed'][number][] = [];
  for (const name of fileNames) {
    const file = files[name];
    if (!broken.includes(name)) {
      if (file?.value) values[name] = file.value;
      continue;
    }
    // A half-saved file, or one without a comma, may parse as something that was not meant.
    const isUnsure = file && hasSyntaxIssue(file) && before[name];
    const recovered = recoverValue(schemaOf(name), {
      value: isUnsure ? undefined : file?.value,
      before: before[name],
      doubled: file && doubledIn(file),
    });
    values[name] = leastOf(name, recovered);
    withheld[name] = recovered.withheld;
    closing.push(...recovered.closing.map((key) => ({ name, key })));
    closed.push(...recovered.closed.map((path) => ({ name, path })));
  }
  return { domain: folder.domain, files: values, withheld, closing, closed };
}

/** The folder with the last known good version of each file: the new one if it is valid, otherwise the old one. */
export function lastGoodOf(checked: CheckedFolder, before?: ConfigFolder): ConfigFolder {
  const broken: readonly string[] = brokenFiles(checked, before);
  const { folder } = checked;
  const whole = folder.files.filter(({ name }) => isFileName(name) && !broken.includes(name));
  const restored = before?.files.filter(({ name }) => broken.includes(name)) ?? [];
  return { ...folder, files: [...whole, ...restored] };
}
