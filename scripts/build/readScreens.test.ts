import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isBuilt, routeNames, rowOf } from '../../src/lib/routes';
import { root } from '../support/run';
import { readScreens } from './readScreens';

let dir = '';
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** The screens read from such a `screens.ts`, each in a module of this text. */
function read(lines: string, names: string[], module = "useTexts('auth');"): ReturnType<typeof readScreens> {
  dir = mkdtempSync(join(tmpdir(), 'screens-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  write('shell/routing/screens.ts', `export const screens = {\n${lines}\n};\n`);
  write('shell/home/HomeScreen.tsx', module);
  write('shell/auth/LoginScreen.tsx', module);
  return readScreens(dir, names);
}

const home = "  home: () => import('../home/HomeScreen'),";
const login = "  login: () => import('../auth/LoginScreen'),";

describe('the screens of the build', () => {
  it('are all those of the table of routes', () => {
    const screens = routeNames.filter(isBuilt).map((name) => rowOf(name).screen);
    expect(Object.keys(readScreens(join(root, 'src'))).toSorted()).toEqual([...new Set(screens)].toSorted());
  });

  it('have their module and the texts that they wait for', () => {
    const module = "useTexts('auth', 'fields');\nuseTexts(\n  'person',\n);";
    expect(read(`${home}\n${login}`, ['home'], module).home).toEqual({
      module: 'shell/home/HomeScreen.tsx',
      texts: ['auth', 'fields', 'person'],
    });
  });

  it('may stand in several lines', () => {
    const broken = "  login: () =>\n    import(\n      '../auth/LoginScreen'\n    ),";
    expect(Object.keys(read(`${home}\n${broken}`, ['home', 'login']))).toEqual(['home', 'login']);
  });

  it.each([
    ['is missing', home],
    ['is loaded in another way', `${home}\n  login: load('../auth/LoginScreen'),`],
    ['is named by a variable', `${home}\n  login: () => import(loginScreen),`],
  ])('are not built where one %s', (_, lines) => {
    expect(() => read(lines, ['home', 'login'])).toThrow('screens.ts says in no known way where is: login');
  });

  it('are not built where one waits for texts by another name', () => {
    expect(() => read(home, ['home'], 'useTexts(...needed);')).toThrow('cannot be read: ...needed');
  });

  it('are not built where the module of one is not there', () => {
    expect(() => read(`${home}\n  login: () => import('../gone/LoginScreen'),`, ['home'])).toThrow('ENOENT');
  });
});
