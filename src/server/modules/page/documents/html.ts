import { escapeHtml } from '../../../../lib/escapeHtml';
import { escapeCss } from '../escape';
import type { LegalDocument } from './read';

/** The community's frame around a document. Without it the page is plain. */
interface Dress {
  title: string;
  faviconUrl: string;
  /** Variables and faces of the brand. */
  css: string;
  /** The logo, leading home. */
  header: string;
  theme: 'light' | 'dark' | null;
  nonce: string;
}

/** In the brand's variables; without a brand in the browser's own colours. */
const css =
  ':root{color-scheme:light dark}' +
  'body{margin:0;background:var(--color-background,Canvas);color:var(--color-text,CanvasText);' +
  'font:1rem/1.6 var(--font-body,system-ui,sans-serif)}' +
  'main{max-inline-size:42rem;margin-inline:auto;padding:2.5rem 1.25rem 4rem;overflow-wrap:anywhere}' +
  'h1,h2{font-family:var(--font-heading,inherit);line-height:1.25}h1{font-size:2rem;margin-block:0 .5rem}' +
  'h2{font-size:1.25rem;margin-block:2rem .5rem}p{margin-block:.5rem}' +
  'a{color:var(--color-link,LinkText)}.date{color:var(--color-muted,GrayText)}' +
  'section+section{margin-block-start:3.5rem;padding-block-start:2.5rem;' +
  'border-block-start:1px solid var(--color-border,currentcolor)}';

/** A document as a page that is readable without a script, in the community's brand if there is one (VAR-02). */
export function documentHtml({ title, lang, content }: LegalDocument, dress?: Dress): string {
  const named = dress ? `${title} · ${dress.title}` : title;
  const nonce = dress ? ` nonce="${dress.nonce}"` : '';
  return [
    `<!doctype html><html lang="${lang}"${dress?.theme ? ` data-theme="${dress.theme}"` : ''}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(named)}</title>`,
    dress ? `<link rel="icon" href="${escapeHtml(dress.faviconUrl)}">` : '',
    `<style${nonce}>${escapeCss((dress?.css ?? '') + css)}</style></head>`,
    `<body>${dress?.header ?? ''}<main>${content}</main></body></html>\n`,
  ].join('');
}
