import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBuilt, routeNames, rowOf } from '../../src/lib/routes.ts';
import type { PageFiles } from '../../src/server/modules/page/pageFiles.ts';

type Screen = Pick<PageFiles['screens'][string], 'module' | 'texts'>;

const screensFile = 'shell/routing/screens.ts';

/** `home: () => import('../home/HomeScreen')`, as screens.ts has one for each screen. */
const loaded = /\b(\w+):\s*\(\)\s*=>\s*import\(\s*'([^']+)'\s*\)/g;

/** The texts that a screen waits for, as literal arguments of `useTexts`. */
const awaited = /\buseTexts\(([^)]*)\)/g;
const words = /^\s*'\w+'(?:\s*,\s*'\w+')*\s*,?\s*$/;

function textsOf(src: string, module: string): string[] {
  return [...readFileSync(join(src, module), 'utf8').matchAll(awaited)].flatMap(([, given = '']) => {
    if (!words.test(given)) throw new Error(`${module} waits for texts that cannot be read: ${given}`);
    return [...given.matchAll(/'(\w+)'/g)].map(([, text = '']) => text);
  });
}

const named = (): string[] => [
  ...new Set(routeNames.filter(isBuilt).map((name) => rowOf(name).screen ?? '')),
];

/**
 * The module and the texts of each screen, as `shell/routing/screens.ts` and the screens themselves say it.
 * @throws {Error} where a screen of the table of routes is not among them, or its texts are no plain words.
 */
export function readScreens(src: string, names: readonly string[] = named()): Record<string, Screen> {
  const found = [...readFileSync(join(src, screensFile), 'utf8').matchAll(loaded)].map(
    ([, name = '', path = '']) => [name, `${join(dirname(screensFile), path)}.tsx`] as const,
  );
  const missing = names.filter((name) => !found.some(([one]) => one === name));
  if (missing.length > 0)
    throw new Error(`${screensFile} says in no known way where is: ${missing.join(', ')}`);
  return Object.fromEntries(found.map(([name, module]) => [name, { module, texts: textsOf(src, module) }]));
}
