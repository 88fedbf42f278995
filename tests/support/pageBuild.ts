import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variantLiteral } from '../../scripts/support/variant';

const source = join(import.meta.dirname, '../../src');

/** Writes a build as the server expects it, without the client's files, with a `renderer` (source code). */
export function writePageBuild(renderer: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  for (const name of ['client/assets', 'ssr']) mkdirSync(join(folder, name), { recursive: true });
  cpSync(join(source, 'docs'), join(folder, 'docs'), { recursive: true });
  cpSync(join(source, 'index.html'), join(folder, 'client/index.html'));
  writeFileSync(join(folder, 'variant.json'), variantLiteral());
  // As in the repository, whose build has modules.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'ssr/main.server.js'), renderer);
  return folder;
}

/** A renderer whose pages show all answers they got. */
export const printingRenderer = `export const render = async (payload, { path, texts, member }) => ({
  html: '<p>rendered by the shell</p>' + (member ? '<pre>' + JSON.stringify(member).replaceAll('<', '&lt;') + '</pre>' : ''),
  styles: '',
  texts: {},
  ...(member && { queries: JSON.stringify(member.answers), used: Object.keys(member.answers) }),
});`;
