import { parseSync } from 'vite';

/** One import in a file: of a value or a type, static or lazy. */
interface Import {
  /** Undefined: computed at run time, so the target is unknown. */
  specifier: string | undefined;
  line: number;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a tree, `visit` by `visit`. */
function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  if (!isNode(value)) return;
  visit(value);
  for (const key in value) walk(value[key], visit);
}

const isGlob = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  isNode(callee.object) &&
  callee.object.type === 'MetaProperty';

/**
 * Every import of a file of TypeScript or JavaScript, re-exports among them.
 * @throws {Error} where the text is no program.
 */
export function importsOf(file: string, text: string): Import[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Import[] = [];
  walk(program, (node) => {
    const { source, start } = node;
    // An export of the file itself has no source.
    const specifier = importing.has(node.type) && isNode(source) ? source.value : undefined;
    if (specifier === undefined && node.type !== 'ImportExpression' && !isGlob(node)) return;
    const line = text.slice(0, start).split('\n').length;
    found.push({ specifier: typeof specifier === 'string' ? specifier : undefined, line });
  });
  return found;
}
