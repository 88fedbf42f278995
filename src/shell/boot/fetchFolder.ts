import { fileNames } from '../../config/fileNames';
import type { ConfigFile, ConfigFolder } from '../../config/types';

/** The text of a JSON file, or undefined if there is none. Some file servers answer missing files with a page. */
async function fetchJsonText(url: string): Promise<string | undefined> {
  const response = await fetch(url, { cache: 'no-cache' });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return response.ok && isJson ? response.text() : undefined;
}

/** The folder of a community on a plain file server, its files fetched without cache (CFG-07). */
export async function fetchFolder(domain: string): Promise<ConfigFolder> {
  const files = await Promise.all(
    fileNames.map(async (name): Promise<ConfigFile[]> => {
      const path = `/community/${domain}/${name}`;
      const text = await fetchJsonText(path);
      return text === undefined ? [] : [{ name, path, text }];
    }),
  );
  return { domain, files: files.flat() };
}

/** The folders by host. Empty if the index is missing. */
export async function fetchHosts(): Promise<Record<string, string>> {
  const text = await fetchJsonText('/community/index.json');
  if (text === undefined) return {};
  const { hosts } = JSON.parse(text) as { hosts: Record<string, string> };
  return hosts;
}
