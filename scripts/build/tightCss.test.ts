import { expect, it } from 'vitest';
import { tightCss } from './tightCss';

const { transform } = tightCss('/src') as unknown as {
  transform: (code: string, id: string) => { code: string } | null;
};
const from = "import styled, { css } from 'styled-components';\n";
const tight = (code: string) => transform(from + code, '/src/ui/a.tsx')?.code.slice(from.length);

it.each([
  [
    'const A = styled.div`\n  color: red;\n  /* Why; so. */\n  ${media.md} {\n    a, b > c { margin: 0 auto; }\n  }\n`;',
    'const A = styled.div` color: red;${media.md}{a, b > c{margin: 0 auto;}}`;',
  ],
  [
    'const B = styled(A).withConfig({ x: 1 })`\n  transition:\n    scale 1s,\n    color 1s;\n`;',
    'const B = styled(A).withConfig({ x: 1 })` transition: scale 1s, color 1s;`;',
  ],
  [
    'const C = css`\n  ${(p) => p.$on && css`\n    top: 0;\n  `}\n  padding: ${one} ${two};\n`;',
    'const C = css` ${(p) => p.$on && css` top: 0;`} padding: ${one} ${two};`;',
  ],
  [
    'const D = styled.div`\n  inline-size: calc(${one} + 2 * ${two} - 1px);\n`;',
    'const D = styled.div` inline-size: calc(${one} + 2 * ${two} - 1px);`;',
  ],
])('what means nothing is taken out of %s', (code, left) => {
  expect(tight(code)).toBe(left);
});

it('no other text is touched, nor any package', () => {
  expect(tight('const text = `\n  a  {  b  }\n`;')).toBeUndefined();
  expect(transform(`${from}css\`\n a \``, '/node_modules/a.js')).toBeNull();
});
