import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { mergeFiles, type PageFile } from './mergeFiles.ts';
import { moduleGraph } from './moduleGraph.ts';
import { idle, isWithoutData, pageModules, signedIn } from './pageModules.ts';
import { screenTexts, textsOf } from './screenTexts.ts';

/**
 * The maximum number of files with the code of a page: each is a request on a slow line (tests/e2e/loading.spec.ts).
 */
const maxFiles = 8;

/** The number of characters of code that cost as much as a request: 0.5 kB compressed. */
const fileCost = 5000;

/**
 * The weight of a byte that a page loads without need, against 1 on other pages. Newcomers see the first pages, members
 * return to home, profile and account have most code. Pages with a budget (scripts/size.ts) weigh so much that merging for
 * the sake of a rare page does not fall on them. The plan takes the cheapest step first, so a small change of the imports
 * can change it much: where a budget is exceeded after one, look for other weights before other code.
 */
const weightOf: Readonly<Record<string, number>> = {
  welcome: 330,
  login: 30,
  'onboarding signed in': 5,
  'home signed in': 34,
  'home with what waits signed in': 25,
  'home with meetings and connections signed in': 4,
  'profile signed in': 8,
  'account signed in': 3,
  'managedEvent of managers signed in': 3,
};

/**
 * Files that a page loads from the start beside those planned for it: the validators, and the file of signed-in users
 * where a visitor is about to become one.
 */
const othersOf: Readonly<Record<string, number>> = {
  confirmed: 2,
  confirmRecovery: 2,
  invitation: 2,
  magicLink: 2,
  'confirmRecovery signed in': 1,
  'invitation signed in': 1,
  'magicLink signed in': 1,
  'onboarding signed in': 1,
  'event signed in': 1,
  'editEvent signed in': 1,
  'editEvent of managers signed in': 1,
  // The file of what pages load once they are idle.
  'chats signed in': 1,
  'chat signed in': 1,
  'home with requests signed in': 1,
  'admissions of managers signed in': 1,
};

interface Build {
  /** The ids of its modules. */
  modules: Iterable<string>;
  /** The ids of the modules that a module imports. */
  importsOf: (id: string) => readonly string[];
  /** Characters of code. */
  sizeOf: (id: string) => number;
}

/** For each module, the pages that need it, in the order of `pages`: 1 or 0. */
function needsOf(pages: readonly (readonly string[])[], { importsOf }: Build): Map<string, Uint8Array> {
  const needs = new Map<string, Uint8Array>();
  const need = (id: string, page: number): void => {
    const known = needs.get(id) ?? new Uint8Array(pages.length);
    if (known[page]) return;
    known[page] = 1;
    needs.set(id, known);
    for (const next of importsOf(id)) need(next, page);
  };
  pages.forEach((modules, page) => modules.forEach((id) => need(id, page)));
  return needs;
}

/** Files that each hold the modules that the same pages need. */
function filesOf(pages: readonly (readonly string[])[], build: Build): PageFile[] {
  const needs = needsOf(pages, build);
  const files = new Map<string, PageFile>();
  const fileOf = new Map<string, PageFile>();
  for (const id of build.modules) {
    const own = needs.get(id);
    if (!own) continue;
    const file = files.get(own.join()) ?? { modules: [], size: 0, pages: own, reach: new Set() };
    files.set(own.join(), file);
    fileOf.set(id, file);
    file.modules.push(id);
    file.size += build.sizeOf(id);
  }
  const reach = (from: PageFile, file: PageFile): void => {
    if (from.reach.has(file)) return;
    from.reach.add(file);
    for (const id of file.modules)
      for (const next of build.importsOf(id)) reach(from, fileOf.get(next) ?? file);
  };
  for (const file of files.values()) reach(file, file);
  return [...files.values()];
}

const screenModule = /[\\/](\w+Screen)\.tsx$/;

/** Names a file after the pages that load it, or after a screen in it. */
function nameOf(file: PageFile, pages: readonly string[], index: number): string {
  const isLoadedBy = (which: (page: string) => boolean) =>
    pages.every((page, at) => Boolean(file.pages[at]) === which(page));
  if (isLoadedBy(() => true)) return 'shell';
  if (isLoadedBy((page) => page !== 'welcome')) return 'core';
  if (isLoadedBy((page) => page.endsWith(signedIn))) return 'member';
  const [screen] = file.modules.filter((id) => screenModule.test(id)).toSorted();
  return screen ? basename(screen, '.tsx') : `shared${index}`;
}

/**
 * Names the file of each module that pages load. Modules that the same pages need share a file, and files are merged until
 * no page has too many. What only pages without data need is one more file of
 * theirs, because they are few: a file for members, and another for managers. Packages that every
 * page needs have a file of their own, which browsers keep when the product changes. So have modules that every page of a
 * member loads once it is idle and that some screens need at first: other pages do not load those screens with them.
 */
export function fileNames(
  pages: Readonly<Record<string, readonly string[]>>,
  build: Build,
): ReadonlyMap<string, string> {
  const names = Object.keys(pages).filter((name) => !isWithoutData(name) && name !== idle);
  const weights = names.map((name) => weightOf[name] ?? 1);
  // The file that every page loads becomes two.
  const most = names.map((name) => maxFiles - 1 - (othersOf[name] ?? 0));
  const bounds = { maxFiles: most, fileCost, weights };
  const files = mergeFiles(
    filesOf(
      names.map((name) => pages[name] ?? []),
      build,
    ),
    bounds,
  );
  const planned = new Set(files.flatMap(({ modules }) => modules));
  const late = Object.keys(pages).filter(isWithoutData);
  const needs = needsOf(
    late.map((name) => pages[name] ?? []),
    build,
  );
  const isManagersAlone = (id: string) =>
    late.every((name, page) => !needs.get(id)?.[page] || name.includes(' of managers'));
  const later = needsOf([pages[idle] ?? []], build);
  const isOfScreens = (name: string) => !['shell', 'core', 'member'].includes(name);
  return new Map([
    ...[...needs.keys()]
      .filter((id) => !planned.has(id))
      .map((id) => [id, isManagersAlone(id) ? 'managerValidators' : 'validators'] as const),
    ...files.flatMap((file, index) => {
      const name = nameOf(file, names, index);
      const isVendor = (id: string) => name === 'shell' && id.includes('node_modules');
      return file.modules.map((id) => {
        if (isVendor(id)) return [id, 'vendor'] as const;
        return [id, later.has(id) && isOfScreens(name) ? idle : name] as const;
      });
    }),
  ]);
}

/** Assigns modules to files: modules of pages by the table of routes, texts by their language. */
export function fileGroups(src: string): Rolldown.CodeSplittingOptions {
  const modules = new Set<string>();
  let names: ReadonlyMap<string, string> | undefined;
  const namesOf = (context: Rolldown.ChunkingContext) => {
    const getModule = (id: string) => context.getModuleInfo(id);
    const graph = moduleGraph((id) => modules.has(id), getModule);
    const imports = new Map([...modules].map((id) => [id, graph(id)]));
    return fileNames(pageModules(src), {
      modules,
      importsOf: (id) => imports.get(id) ?? [],
      sizeOf: (id) => getModule(id)?.code?.length ?? 0,
    });
  };
  return {
    // Each module has a name of its own here.
    includeDependenciesRecursively: false,
    groups: [
      { name: textsOf, debugName: 'texts', test: screenTexts, priority: 1 },
      {
        // The bundler calls `test` for every module before it asks for the first name.
        test: (id) => Boolean(modules.add(id)),
        name: (id, context) => (names ??= namesOf(context)).get(id) ?? null,
        debugName: 'pages',
      },
    ],
  };
}
