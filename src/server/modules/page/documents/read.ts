import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLang, type Lang } from '../../../../lib/lang';

/** A legal document of the platform. */
export interface LegalDocument {
  /** Its address below /docs/. */
  name: string;
  /** In its first language. */
  title: string;
  lang: Lang;
  /** Sections, one per language. */
  content: string;
}

function parse(name: string, content: string): LegalDocument {
  const title = /<h1>([^<]+)<\/h1>/.exec(content)?.[1]?.trim();
  const lang = /<section lang="(\w+)">/.exec(content)?.[1];
  if (!title || !isLang(lang)) throw new Error(`${name} has no heading or no language`);
  return { name, title, lang, content };
}

/** The documents of a folder, by name. Throws for a document without a heading or a language. */
export const readDocuments = (dir: string): LegalDocument[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => parse(name, readFileSync(join(dir, name), 'utf8')));
