import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { logicalProperties, physicalDeclarations } from './logicalProperties';

const told = (css: string) => physicalDeclarations(css).map(({ found, instead }) => [found, instead]);

describe('styles that do not turn with the reading direction', () => {
  it.each([
    ['margin-left: 4px;', 'margin-left', 'margin-inline-start'],
    ['a{padding-right:4px}', 'padding-right', 'padding-inline-end'],
    ['border-bottom: 1px solid;', 'border-bottom', 'border-block-end'],
    ['border-left-color: red;', 'border-left-color', 'border-inline-start-color'],
    ['border-top-right-radius: 4px;', 'border-top-right-radius', 'border-start-end-radius'],
    ['left: 0;', 'left', 'inset-inline-start'],
    ['top: 0', 'top', 'inset-block-start'],
    ['max-width: 4px;', 'max-width', 'max-inline-size'],
    ['height: 4px;', 'height', 'block-size'],
    ['scroll-margin-top: 4px;', 'scroll-margin-top', 'scroll-margin-block-start'],
    ['text-align: right;', 'text-align: right', 'end'],
    ['float: left;', 'float: left', 'inline-start'],
    [
      'padding: 1px 2px 3px 4px;',
      'padding: 1px 2px 3px 4px',
      'padding-block and padding-inline, each with two values',
    ],
    ['&:hover { left: 0; }', 'left', 'inset-inline-start'],
  ])('UIX-08 %s', (css, found, instead) => {
    expect(told(css)).toEqual([[found, instead]]);
  });

  it.each([
    'margin-inline: 4px;',
    'inline-size: 4px;',
    'inset: 0;',
    'padding: 1px 2px 3px 2px;',
    'padding: 1px max(2px, env(safe-area-inset-left)) 3px max(2px, env(safe-area-inset-left));',
    'text-align: start;',
    'transition: left 1s;',
    'border-radius: 4px 0 0 4px;',
    '@media (min-width: 768px) { color: red; }',
    'grid-template-columns: 1fr;',
    'overflow-x: auto;',
  ])('UIX-08 lets %s be', (css) => {
    expect(told(css)).toEqual([]);
  });

  it('UIX-08 are told by the linter, in their place', async () => {
    const eslint = new ESLint({
      overrideConfigFile: true,
      overrideConfig: {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser as never },
        plugins: { ours: { rules: { 'logical-properties': logicalProperties as never } } },
        rules: { 'ours/logical-properties': 'error' },
      },
    });
    const code = `
const A = styled.div<{ $wide: boolean }>\`
  color: \${({ $wide }) => ($wide ? 'a;left: 0' : 'b')};
  /* left: 0; */
  left: 0;
  \${media.md} {
    margin-right: \${space(4)};
  }
\`;
const B = styled(Card).attrs({ a: 1 })\`width: 4px;\`;
const C = css\`right: 4px;\`;
const text = other\`left: 0;\`;
`;
    const [result] = await eslint.lintText(code, { filePath: 'a.tsx' });
    expect(
      result?.messages.map(({ line, column, message }) => [line, column, message.split(':')[0]]),
    ).toEqual([
      [5, 3, '"left" does not turn with the reading direction'],
      [7, 5, '"margin-right" does not turn with the reading direction'],
      [10, 40, '"width" does not turn with the reading direction'],
      [11, 15, '"right" does not turn with the reading direction'],
    ]);
  });
});
