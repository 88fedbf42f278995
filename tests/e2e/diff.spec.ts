import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { root } from '../../scripts/support/run';
import { expect, test } from './support/test';

const primary = '#7a1fa2';
const [before, after] = ['#b79cff', '#8fe3b0'];

/** How many pixels of a picture are of a colour, as `#rrggbb`. */
async function pixelsOf(colour: string, path: string): Promise<number> {
  const bytes = await sharp(path).removeAlpha().raw().toBuffer();
  const wanted = Buffer.from(colour.slice(1), 'hex');
  let count = 0;
  for (let at = 0; at < bytes.length; at += 3) if (bytes.compare(wanted, 0, 3, at, at + 3) === 0) count += 1;
  return count;
}

test('community diff photographs what a change looks like: what differs, before and after, and nothing else', async () => {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'e2e-diff-')));
  const dir = join(top, 'communities');
  const write = (file: string, content: object) => {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), JSON.stringify(content, null, 2));
  };
  const paint = (domain: string, dark: string) =>
    write(`${domain}/brand.json`, { colors: { primary, dark: { primary: dark } } });
  const found = (domain: string, title: string) => {
    write(`${domain}/community.json`, { title, lang: 'en', langChoices: ['en'] });
    paint(domain, before);
  };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: top });

  cpSync(join(root, 'communities/default'), join(dir, 'default'), { recursive: true });
  found('painted.example', 'Painted');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
  paint('painted.example', after);
  found('young.example', 'Young');

  const to = join(top, 'pictures');
  const verb = ['diff', 'HEAD', '--dir', dir, '--format', 'markdown', '--screenshots', to];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/community.ts', ...verb],
    { cwd: root },
  );

  const taken = (domain: string) => readdirSync(join(to, domain)).sort();
  const [light, dark] = [
    ['login', 'registration', 'welcome'],
    ['login-dark', 'welcome-dark'],
  ];
  expect(taken('painted.example')).toEqual(
    dark.flatMap((screen) => [`${screen}-after.png`, `${screen}-before.png`]),
  );
  expect(taken('young.example')).toEqual([...light, ...dark].map((screen) => `${screen}-after.png`).sort());
  for (const screen of dark) {
    const picture = (time: string) => join(to, `painted.example/${screen}-${time}.png`);
    const [was, is] = [picture('before'), picture('after')];
    expect(await sharp(was).metadata(), screen).toMatchObject({ format: 'png', width: 1280 });
    expect(await pixelsOf(before, was), `${screen} before`).toBeGreaterThan(100);
    expect(await pixelsOf(before, is), `${screen} after`).toBe(0);
    expect(await pixelsOf(after, is), `${screen} after`).toBeGreaterThan(100);
  }
  const named = [...stdout.matchAll(/\]\(([^)]+\.png)\)/g)].map(([, path = '']) => join(root, path));
  const files = ['painted.example', 'young.example'].flatMap((domain) =>
    taken(domain).map((name) => join(to, domain, name)),
  );
  expect(named.sort()).toEqual(files.sort());
  rmSync(top, { recursive: true, force: true });
});
