import ts from 'typescript';

const functions = new Set(['it', 'test', 'describe']);

/** The function that a chain such as `it.each(rows)` begins with. */
function rootOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression);
  return undefined;
}

function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ');
}

/** The titles of tests and groups in a test file, without the parts that templates insert. */
export function titlesOf(source: string, fileName: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && functions.has(rootOf(node.expression) ?? '')) {
      const [title] = node.arguments;
      if (title) titles.push(textOf(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest));
  return titles.filter(Boolean);
}

/** The ids of requirements and calls that a title carries. */
export const idsIn = (title: string): string[] => title.match(/\b(?:[A-Z]{3}-\d\d|[A-Z]\d\d)\b/g) ?? [];
