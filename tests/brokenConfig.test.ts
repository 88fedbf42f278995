import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSchemas } from '../scripts/generate/config/schemas';
import { shapes } from '../src/generated/config/shapes';
import { fileNames, schemaOf } from '../src/config/fileNames';
import { buildCommunity } from '../src/config/pipeline';
import { valueAt } from '../src/config/recover/atPath';
import { guardAt } from '../src/config/recover/guards';
import type { Path } from '../src/config/location';
import type { CommunityConfig, FileName } from '../src/config/types';
import type { Layer } from '../src/config/resolve/layers';
import { resolve } from '../src/config/resolve/resolve';
import { recoverFolder } from '../src/config/recover/recoverFolder';
import { checkEachFile } from '../src/config/validate/folder';
import { formAt } from '../src/config/validate/form';
import { breakagesOf, type Breakage } from './support/breakages';
import { configFolder } from './support/configFolder';
import { openedGuards } from './support/openedGuards';
import { fullFolder } from './support/fullFolder';
import { otherBrand, showsOther } from './support/otherBrand';

const full = fullFolder(await readSchemas(join(import.meta.dirname, '..')));
const whole = configFolder('full.example', full);
const good = buildCommunity({ folder: whole, defaults: otherBrand });

const none: Layer = { domain: '', files: {}, withheld: {}, closing: [], closed: [] };
const base = recoverFolder(checkEachFile(otherBrand));
const checked = checkEachFile(whole);

const checkedWith = (name: FileName, { value }: Breakage) => {
  const folder = configFolder('full.example', { ...full, [name]: value as object });
  const file = checkEachFile({ ...folder, files: folder.files.filter((one) => one.name === name) }).files[
    name
  ];
  return { ...checked, folder, files: { ...checked.files, [name]: file } };
};

/** The config after a breakage: without the checks between files, which change nothing and take their time. */
function after(name: FileName, breakage: Breakage, isKnown: boolean): CommunityConfig {
  const own = recoverFolder(checkedWith(name, breakage), isKnown ? good.lastGood : undefined);
  return resolve({ defaults: base, own, overrides: none }, 'full.example');
}

/** The place of a file's keys in the config. */
const rootOf = (name: FileName): Path =>
  name.startsWith('landing') ? ['landing', name.slice(7, 9)] : [schemaOf(name).replace(/Config$/, '')];

/** Parts of a brand that other parts decide. */
const decidedBy: Readonly<Record<string, readonly string[]>> = {
  colors: ['light', 'dark'],
  logoUrl: ['logoUrl', 'logoDarkUrl', 'faviconUrl', 'titleBesideLogo'],
};

/** Parts of a config that a key of a community decides. */
const decided: Readonly<Record<string, readonly string[]>> = { id: ['id'], langChoices: ['landing'] };

/**
 * Where a broken key may have an effect: at its own place; in its list, as a missing item; in an object that requires
 * it.
 */
function mayChange(name: FileName, { path }: Breakage): Path[] {
  const root = rootOf(name);
  const [top = ''] = path;
  if (name === 'brand.json') return (decidedBy[top] ?? [top]).map((key) => [...root, key]);
  const item = path.findIndex((step) => typeof step === 'number');
  const upTo = item === -1 ? path : path.slice(0, item);
  const holder = formAt(shapes[schemaOf(name)], full[name], upTo.slice(0, -1)).shape;
  const isWhole = upTo.length > 1 && !holder?.merge;
  const own = [...root, ...(isWhole ? upTo.slice(0, -1) : upTo)];
  return [own, ...(decided[String(top)] ?? []).map((key) => [key])];
}

/** The paths at which two values differ. */
function differences(one: unknown, other: unknown, path: Path = []): Path[] {
  if (Object.is(one, other)) return [];
  const isHolder = (value: unknown) => typeof value === 'object' && value !== null;
  if (!isHolder(one) || !isHolder(other)) return [path];
  const steps = new Set([...Object.keys(one as object), ...Object.keys(other as object)]);
  return [...steps].flatMap((step) =>
    differences(valueAt(one, [step]), valueAt(other, [step]), [...path, step]),
  );
}

const isBelow = (path: Path, place: Path) => place.every((step, at) => String(path[at]) === String(step));

const admission: Path = ['community', 'admission'];

/** The changed places beyond those that may change. */
const beyond = (config: CommunityConfig, allowed: readonly Path[]): string[] =>
  differences(good.config, config)
    .filter((path) => !allowed.some((place) => isBelow(path, place)))
    .map((path) => path.join('.'));

/** Items of a list that went though another one was broken. */
function missingItems(name: FileName, { path }: Breakage, config: CommunityConfig): unknown[] {
  const at = path.findIndex((step) => typeof step === 'number');
  if (at === -1 || name === 'brand.json') return [];
  const list = [...rootOf(name), ...path.slice(0, at)];
  const kept = JSON.stringify(valueAt(config, list));
  const items = valueAt(good.config, list) as unknown[];
  return items.filter((item, index) => index !== path[at] && !kept.includes(JSON.stringify(item)));
}

const cases = fileNames.flatMap((name) =>
  breakagesOf(full[name])
    .filter((breakage) => {
      const { path } = breakage;
      // The address of the schema is for editors.
      if (path[0] === '$schema') return false;
      return checkedWith(name, breakage).files[name]?.isGood === false;
    })
    .map((breakage) => ({ name, breakage, told: `${name} ${breakage.path.join('.')} ${breakage.how}` })),
);

/** The failures after each breakage, by name; one list, because there are thousands. */
const failures = (check: (name: FileName, breakage: Breakage) => unknown[]): string[] =>
  cases.flatMap(({ name, breakage, told }) => {
    const wrong = check(name, breakage);
    return wrong.length > 0 ? [`${told}: ${wrong.map((one) => JSON.stringify(one)).join(', ')}`] : [];
  });

describe('a config with any one key broken', () => {
  it('CFG-06 is tried with every key of every schema', () => {
    expect(checked.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(after('brand.json', { path: [], how: 'removed', value: full['brand.json'] }, false)).toEqual(
      good.config,
    );
    expect(cases.length).toBeGreaterThan(1_000);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(fileNames.length);
  });

  it('CFG-06 is as it was, where it was good before, but for what guards something', () => {
    const wrong = failures((name, breakage) => {
      const config = after(name, breakage, true);
      const guard = guardAt(shapes[schemaOf(name)], full[name], breakage.path);
      const isGuard = guard !== undefined && 'closed' in guard;
      const isGuarded = name === 'authConfig.json' && /^(methods|shortAuth)/.test(breakage.path.join('.'));
      return [
        ...beyond(config, isGuard || isGuarded ? mayChange(name, breakage) : []),
        ...openedGuards(good.config, config),
        ...showsOther(config),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('CFG-06 loses the key and nothing else, where nothing is known of it, and opens no guard', () => {
    const wrong = failures((name, breakage) => {
      const config = after(name, breakage, false);
      return [
        ...beyond(config, [...mayChange(name, breakage), admission]),
        ...missingItems(name, breakage, config),
        ...openedGuards(good.config, config),
        ...showsOther(config),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it.each(fileNames)(
    'CFG-06 %s that cannot be read, or is gone, opens no guard and shows no other brand',
    (name) => {
      const gone = Object.fromEntries(Object.entries(full).filter(([key]) => key !== name));
      const unreadable = { unreadable: [{ name, path: name, reason: 'not-a-file' as const }] };
      const folders = [
        configFolder('full.example', { ...full, [name]: '{ "title": "Ha' }),
        configFolder('full.example', { ...full, [name]: '' }),
        configFolder('full.example', { ...full, [name]: '[]' }),
        configFolder('full.example', gone, unreadable),
      ];
      for (const folder of folders) {
        const fresh = buildCommunity({ folder, defaults: otherBrand }).config;
        expect([openedGuards(good.config, fresh), showsOther(fresh)]).toEqual([[], []]);
        const known = buildCommunity({ folder, defaults: otherBrand, lastGood: good.lastGood }).config;
        expect(beyond(known, [])).toEqual([]);
      }
    },
  );
});
