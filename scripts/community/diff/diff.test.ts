import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyToValue, type Change } from '../../../src/config/change';
import { compare, type CommunityDiff } from './compare';
import { diffAsMarkdown, diffAsText } from './report';
import { writeRevision } from './revision';
import { readSide } from './side';
import { countDifferent, differences } from './values';

const domain = 'krug.example';
let top: string;
let dir: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
    cwd: top,
    stdio: 'pipe',
  });

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'diff-')));
  dir = join(top, 'communities');
  const source = join(import.meta.dirname, '../../../communities');
  for (const name of ['default', domain, 'hearth.example']) {
    cpSync(join(source, name), join(dir, name), { recursive: true });
  }
  mkdirSync(join(dir, 'small.example'));
  writeFileSync(join(dir, 'small.example/community.json'), '{ "title": "Small" }');
  writeFileSync(join(dir, 'small.example/brand.json'), '{}');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

function edit(file: string, ...changes: Change[]): void {
  const path = join(dir, file);
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(applyToValue(value, changes), null, 2));
}

function told(domains: string[] = []): CommunityDiff[] {
  const old = join(mkdtempSync(join(top, 'old-')), 'communities');
  writeRevision(dir, 'HEAD', old);
  return compare(readSide(old, domains), readSide(dir, domains));
}

const plain = (_: string, text: string): string => text;

describe('what a change means (CFG-06)', () => {
  it('CFG-06 says nothing where nothing changed, nor where only the formatting did', () => {
    const path = join(dir, domain, 'brand.json');
    writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))));
    expect(told()).toEqual([]);
    expect(diffAsText([], {}, plain) + diffAsMarkdown([], {})).toBe('');
  });

  it('CFG-06 tells of sign-in, routes, colours with their contrast, and texts left behind', () => {
    edit(`${domain}/authConfig.json`, { set: ['methods', 1, 'authType'], to: 'GOOGLE' });
    edit(`${domain}/partner.json`, { remove: ['career'] });
    edit(`${domain}/brand.json`, { set: ['colors'], to: { primary: '#7aa0ff', muted: '#b9b9b9' } });
    edit(`${domain}/landingru.json`, { remove: ['sections', 1] }, { set: ['title'], to: 'Иначе' });
    const [diff, ...others] = told();
    expect(others).toEqual([]);
    expect(diff).toMatchObject({ domain, kind: 'changed', isInherited: false });
    const says = Object.fromEntries(diff?.areas.map((area) => [area.name, area.says.join('; ')]) ?? []);
    expect(says).toMatchObject({
      auth: 'GOOGLE added; NONE removed',
      routes: '1 route gone: /partner/career',
      'landing ru': 'section about removed; 1 text changed; 1 text missing',
    });
    expect(says.brand).toMatch(
      /primary #\w{6} → #7aa0ff; .*primary on surface-muted \d+\.\d → 2\.\d \(needs 4\.5/,
    );
    expect(diff?.issues.map(({ code }) => code)).toContain('contrast');
  });

  it('CFG-06 tells of switches, tabs and steps by their names', () => {
    edit('hearth.example/community.json', { set: ['admission'], to: 'open' });
    edit('hearth.example/navigation.json', { set: ['tabs', 'events', 'enabled'], to: false });
    edit('hearth.example/stepsConfig.json', { set: ['avatar'], to: { visible: false, order: 50 } });
    const text = diffAsText(told(), {}, plain);
    expect(text).toMatch(/^hearth\.example\n {2}community: admission approval → open\n/);
    expect(text).toContain('  navigation: 1 tab gone: events\n');
    expect(text).toContain('  steps: 1 step gone: avatar\n');
  });

  it('CFG-06 tells what a change of default does to others, as such', () => {
    edit('default/community.json', { set: ['timeZone'], to: 'Europe/Oslo' });
    expect(diffAsText(told(), {}, plain)).toBe(
      'default\n  community: timeZone UTC → Europe/Oslo\n\n' +
        'small.example (via default)\n  community: timeZone UTC → Europe/Oslo\n',
    );
  });

  it('CFG-06 names communities and pictures that came, went or changed', () => {
    cpSync(join(dir, domain), join(dir, 'new.example'), { recursive: true });
    rmSync(join(dir, 'hearth.example'), { recursive: true });
    writeFileSync(join(dir, domain, 'assets/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(told().map(({ kind, domain: of }) => [of, kind])).toEqual([
      ['hearth.example', 'removed'],
      [domain, 'changed'],
      ['new.example', 'added'],
    ]);
    expect(told([domain])[0]?.areas).toEqual([{ name: 'assets', says: ['logo.svg changed'] }]);
  });

  it('CFG-06 writes Markdown for a pull request, with pictures', () => {
    edit(`${domain}/community.json`, { set: ['title'], to: 'Круг *' });
    const shots = { [domain]: [{ screen: 'welcome', before: 'a b/1.png', after: 'a b/2.png' }] };
    expect(diffAsMarkdown(told(), shots)).toBe(
      [
        '## Changes in the communities',
        '',
        '### Круг \\* (`krug.example`)',
        '',
        '- **community**: title Круг → Круг \\*',
        '',
        '| screen | before | after |',
        '| --- | --- | --- |',
        '| welcome | ![welcome, before](a%20b/1.png) | ![welcome, after](a%20b/2.png) |',
        '',
      ].join('\n'),
    );
  });

  it('leaves repository and index as they were, and says when git cannot tell', () => {
    writeRevision(dir, 'HEAD', join(top, 'old', 'communities'));
    expect(existsSync(join(top, 'old/communities/default/brand.json'))).toBe(true);
    expect(String(git('status', '--porcelain', '--', 'communities'))).toBe('');
    expect(() => writeRevision(dir, '--all', join(top, 'x'))).toThrow('unknown git revision --all');
    expect(() => writeRevision(tmpdir(), 'HEAD', join(top, 'x'))).toThrow('is not in a git repository');
  });
});

describe('differences', () => {
  it.each([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: true }, { a: false }, ['a true → false']],
    [{ a: { b: 'x' } }, { a: { c: 'y' } }, ['a.b removed', 'a.c added: y']],
    [{ a: ['x', 'y'] }, { a: ['y', 'z'] }, ['a: z added', 'a: x removed']],
    [{ a: ['x', 'y'] }, { a: ['y', 'x'] }, ['a reordered']],
    [{ a: [{ id: 'x', n: 1 }] }, { a: [{ id: 'x', n: 2 }, { id: 'y' }] }, ['a y added', 'a x.n 1 → 2']],
    [{ a: [{ n: 1 }] }, { a: [{ n: 2 }] }, ['a 1.n 1 → 2']],
    [{ a: [{ n: 1 }] }, { a: [] }, ['a 1 items → 0']],
    [{ a: 'x'.repeat(99) }, { a: 'y' }, ['a changed']],
    [{ logo: '/community/a.example/assets/x.svg' }, { logo: 'https://b' }, ['logo assets/x.svg → https://b']],
  ])('of %j and %j', (before, after, expected) => {
    expect(differences(before, after)).toEqual(expected);
  });

  it('are counted by single values', () => {
    expect(countDifferent({ a: ['x', 'y'], b: 1 }, { a: ['x', 'z', 'w'], b: 1 })).toBe(2);
  });
});
