import { parseSync } from 'vite';

/** A module of the build. */
interface Module {
  code: string | null;
  importedIds: string[];
}

/** An export of another module that a module imports or re-exports. */
interface Taken {
  from: string;
  /** Null: all exports. */
  name: string | null;
  /** The name that it is re-exported by. Undefined: it is not. Null: all names stay. */
  as?: string | null;
}

/** What a module imports and re-exports. */
function takenBy(id: string, { code, importedIds }: Module): Taken[] {
  const { staticImports, staticExports } = parseSync(id, code ?? '').module;
  const found = [
    ...staticImports.map((statement) => ({ ...statement, request: statement.moduleRequest.value })),
    ...staticExports.flatMap(({ start, entries }) =>
      entries.flatMap((entry) =>
        entry.moduleRequest ? [{ start, entries: [entry], request: entry.moduleRequest.value }] : [],
      ),
    ),
  ].toSorted((a, b) => a.start - b.start);
  // `importedIds` names each module once, in the order of the statements.
  const requests = [...new Set(found.map(({ request }) => request))];
  return found.flatMap(({ request, entries }) =>
    entries.map((entry) => ({
      from: importedIds[requests.indexOf(request)] ?? '',
      name: entry.importName.kind === 'Default' ? 'default' : entry.importName.name,
      as: 'exportName' in entry ? entry.exportName.name : undefined,
    })),
  );
}

/**
 * Finds the modules of the build that a module imports. The bundler leaves out modules that only re-export others, such as
 * an index of icons. An import from one of those counts as imports of the modules behind the imported names.
 */
export function moduleGraph(
  isIncluded: (id: string) => boolean,
  getModule: (id: string) => Module | null,
): (id: string) => string[] {
  const known = new Map<string, Taken[]>();
  const takes = (id: string): Taken[] => {
    const module = getModule(id);
    if (!known.has(id)) known.set(id, module ? takenBy(id, module) : []);
    return known.get(id) ?? [];
  };

  const behind = (id: string, name: string | null): string[] =>
    isIncluded(id)
      ? [id]
      : takes(id).flatMap((one) => {
          if (one.as === undefined || (one.as !== null && name !== null && one.as !== name)) return [];
          return behind(one.from, one.as === null ? name : one.name);
        });

  return (id) => {
    const imported = getModule(id)?.importedIds ?? [];
    const left = imported.filter((one) => !isIncluded(one));
    return [
      ...imported.filter(isIncluded),
      ...(left.length > 0
        ? takes(id).flatMap(({ from, name }) => (left.includes(from) ? behind(from, name) : []))
        : []),
    ];
  };
}
