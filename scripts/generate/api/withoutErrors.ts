/** The content of an error: braces with one level of nested braces. */
const braces = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}`;
const inside = `(?:[^{}]|${braces})*`;

const told: readonly [RegExp, string][] = [
  [/, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}/g, ''],
  [new RegExp(String.raw`, \{instancePath${inside}rootData\}`, 'g'), ''],
  [new RegExp(String.raw`\{instancePath${inside}params:${inside}\}`, 'g'), '1'],
  [/ && \(missing\d+ = "[^"]*"\)/g, ''],
  [/let missing\d+;/g, ''],
  [/validate\d+\.errors = (?:\[1\]|vErrors);return/g, 'return'],
  [
    /vErrors = vErrors === null \? (validate\d+)\.errors : vErrors\.concat\(\1\.errors\);errors = vErrors\.length;/g,
    'vErrors = [1];errors++;',
  ],
];

/**
 * Ajv's code without error details: callers need only the result, and half of the code, with the schemas it quotes,
 * would be dead weight on every page.
 */
export function withoutErrors(code: string): string {
  const bare = told.reduce((text, [what, instead]) => text.replaceAll(what, instead), code);
  const left = /.{0,60}(?:instancePath|schemaPath|rootData|missing\d|\.errors).{0,60}/.exec(bare);
  if (left) throw new Error(`the validators still say what is wrong: ${left[0]}`);
  return bare;
}
