import type { Reference, ReferenceKey, ReferencePart } from '../../lib/json/reference';
import { escapeHtml } from '../../lib/escapeHtml';
import { css } from './css';

const idOf = (part: string): string => part.replace(/[^\w.-]+/g, '-');

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** Text in which `names` between backticks are keys and values. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Long values, a picture in a text, only begin. */
const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 100)}…` : text);

type Linker = (name: string) => string | undefined;

function type({ type: words, of, choices }: ReferenceKey, linkOf: Linker): string {
  const link = of && linkOf(of);
  const escaped = escapeHtml(words);
  const text = of && link ? escaped.replace(of, `<a href="#${link}">${of}</a>`) : escaped;
  return choices ? `${text}<br><small>${choices.map(code).join(' ')}</small>` : text;
}

const usual = ({ isRequired, default: value }: ReferenceKey): string => {
  if (isRequired) return '<strong>needed</strong>';
  return value === undefined ? '<span class="quiet">nothing</span>' : code(shortened(value));
};

const guarded = ({ unreadable }: ReferenceKey): string =>
  unreadable === undefined
    ? ''
    : `<br><small>Guards something. Where it cannot be read: ${prose(unreadable)}</small>`;

function row(part: string, key: ReferenceKey, linkOf: Linker): string {
  const id = `${idOf(part)}-${idOf(key.key)}`;
  return `<tr id="${id}"><th scope="row"><a href="#${id}">${code(key.key)}</a></th><td>${type(key, linkOf)}</td><td>${usual(key)}</td><td>${prose(key.meaning)}${guarded(key)}</td><td>${code(shortened(key.example))}</td></tr>`;
}

function table({ name, keys }: ReferencePart, linkOf: Linker): string {
  if (keys.length === 0) return '';
  const head = ['Key', 'Type', 'Default', 'Meaning', 'Example'].map(
    (title) => `<th scope="col">${title}</th>`,
  );
  return `<div class="table" role="region" aria-label="Keys of ${escapeHtml(name)}" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${keys.map((key) => row(name, key, linkOf)).join('')}</tbody></table></div>`;
}

function form({ form: words, example }: ReferencePart, linkOf: Linker): string {
  if (!words) return '';
  const linked = escapeHtml(words).replace(/\b[A-Z]\w+\b/g, (name) => {
    const link = linkOf(name);
    return link ? `<a href="#${link}">${name}</a>` : name;
  });
  return `<p>${linked[0]?.toUpperCase()}${linked.slice(1)}${example ? `: ${code(example)}` : ''}</p>`;
}

function kind(part: ReferencePart, id: string, linkOf: Linker): string {
  return `<section><h3 id="${id}">${escapeHtml(part.name)}</h3><p>${prose(part.meaning)}</p>${form(part, linkOf)}${table(part, linkOf)}</section>`;
}

/** The reference of every key as the body of a page, for the server, Storybook and the command line. */
export function referenceBody({ files, kinds }: Reference): string {
  const shared = new Map(kinds.map(({ name }) => [name, idOf(name)]));
  const chapters = files.map((file) => {
    const own = new Map(file.kinds.map(({ name }) => [name, `${idOf(file.name)}-${idOf(name)}`]));
    const linkOf: Linker = (name) => own.get(name) ?? shared.get(name);
    const below = file.kinds.map((part) => kind(part, own.get(part.name) ?? '', linkOf));
    return `<section><h2 id="${idOf(file.name)}">${escapeHtml(file.name)}</h2><p>${prose(file.meaning)}</p>${table(file, linkOf)}${below.join('')}</section>`;
  });
  const contents = [...files.map(({ name }) => name), 'Kinds of values'].map(
    (name) => `<li><a href="#${idOf(name)}">${escapeHtml(name)}</a></li>`,
  );
  const last = kinds.map((part) => kind(part, shared.get(part.name) ?? '', (name) => shared.get(name)));
  return `<header><h1>Configuration</h1><p>Every key of a community’s files. A file or key left out falls back to <code>communities/default</code>, then to the value under “Default” here. An invalid key affects nothing else: its last good value applies, or the default if there is none; a key that guards something closes instead. <code>npm run community -- check</code> shows what is wrong in a folder.</p><nav aria-label="Files"><ul>${contents.join('')}</ul></nav></header><main>${chapters.join('')}<section><h2 id="${idOf('Kinds of values')}">Kinds of values</h2>${last.join('')}</section></main>`;
}

/** The reference as a whole page. `nonce` allows its style in a content security policy. */
export function referencePage(reference: Reference, nonce?: string): string {
  const style = `<style${nonce ? ` nonce="${nonce}"` : ''}>${css}</style>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Configuration</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${style}</head><body class="reference">${referenceBody(reference)}</body></html>\n`;
}
