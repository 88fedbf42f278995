import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { LegalDocuments } from '../../../config/legalDocuments';
import { sha256 } from '../../tokens';
import { documentFile, type DocumentDirs } from './readable';

interface PublishedOptions extends DocumentDirs {
  now: () => Date;
}

export type VersionOf = (documents: LegalDocuments) => Promise<string>;

/** How long a text is cached, in ms. */
const believedFor = 10_000;
/** Maximum number of cached hashes. */
const most = 5000;

/**
 * The version of legal documents: a hash of their current text. Of a document on another site only the address is
 * known, so its version changes with the address.
 */
export function createVersionOf({ now, ...dirs }: PublishedOptions): VersionOf {
  const known = new LRUCache<string, { at: number; text: Promise<string | null> }>({ max: most });

  async function read(address: string): Promise<string | null> {
    const file = documentFile(address, dirs);
    return file === undefined ? null : sha256((await readFile(file)).toString('base64'));
  }

  function textOf(address: string): Promise<string | null> {
    const at = now().getTime();
    const found = known.get(address);
    if (found && at - found.at < believedFor) return found.text;
    const text = read(address);
    text.catch(() => known.delete(address));
    known.set(address, { at, text });
    return text;
  }

  return async ({ termsUrl, policyUrl, agreementUrl }) => {
    const named = Object.entries({ termsUrl, policyUrl, agreementUrl });
    const texts = await Promise.all(
      named.map(async ([name, address]) => (address ? [name, address, await textOf(address)] : [name])),
    );
    return sha256(JSON.stringify(texts)).slice(0, 16);
  };
}
