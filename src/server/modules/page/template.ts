import { readFileSync } from 'node:fs';

/** The parts of a page that differ from answer to answer. */
export interface PageParts {
  lang: string;
  theme: 'light' | 'dark' | null;
  head: string;
  /** The content of `#root`. */
  app: string;
  /** Whether the content is the rendered page, which the client hydrates, or only the frame, which it replaces. */
  rendered: boolean;
  boot: string;
}

/** Reads a built (or, in development, the source) `index.html` into a function that fills it. */
export function readTemplate(file: string): (parts: PageParts) => string {
  const template = readFileSync(file, 'utf8');
  for (const slot of ['<!--head-->', '<!--app-->', '<!--boot-->']) {
    if (!template.includes(slot)) throw new Error(`index.html has no ${slot}`);
  }
  return ({ lang, theme, head, app, rendered, boot }) =>
    template
      .replace(/<html[^>]*>/, `<html lang="${lang}"${theme ? ` data-theme="${theme}"` : ''}>`)
      .replace(/<title>.*?<\/title>/s, '')
      .replace('<!--head-->', () => head)
      .replace('id="root"', rendered ? 'id="root" data-rendered' : 'id="root"')
      .replace('<!--app-->', () => app)
      .replace('<!--boot-->', () => boot);
}
