/** Properties that name a side of the screen, and what follows the reading direction in their place. */
const sides = { left: 'inline-start', right: 'inline-end', top: 'block-start', bottom: 'block-end' };
const sizes = { width: 'inline-size', height: 'block-size' };

const alone = /^(left|right|top|bottom)$/;
const sided = /^((?:scroll-)?(?:margin|padding)|border)-(left|right|top|bottom)(-.+)?$/;
const corner = /^border-(top|bottom)-(left|right)-radius$/;
const sized = /^(min-|max-)?(width|height)$/;
const foursided = /^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/;

/**
 * What to write instead of a property, or undefined where it follows the reading direction as it is.
 *
 * @param {string} property
 * @returns {string | undefined}
 */
function logicalProperty(property) {
  if (alone.test(property)) return `inset-${sides[property]}`;
  const round = corner.exec(property);
  if (round)
    return `border-${round[1] === 'top' ? 'start' : 'end'}-${round[2] === 'left' ? 'start' : 'end'}-radius`;
  const side = sided.exec(property);
  if (side) return `${side[1]}-${sides[side[2]]}${side[3] ?? ''}`;
  const size = sized.exec(property);
  return size ? `${size[1] ?? ''}${sizes[size[2]]}` : undefined;
}

/**
 * What to write instead of a value that names a side.
 *
 * @param {string} property
 * @param {string} value
 * @returns {string | undefined}
 */
function logicalValue(property, value) {
  const side = /^(left|right)$/.exec(value)?.[1];
  if (side && property === 'text-align') return side === 'left' ? 'start' : 'end';
  if (side && (property === 'float' || property === 'clear')) return sides[side];
  const parts = value.match(/(?:[^\s(]+|\([^)]*\))+/g) ?? [];
  if (foursided.test(property) && parts.length === 4 && parts[1] !== parts[3]) {
    return `${property}-block and ${property}-inline, each with two values`;
  }
  return undefined;
}

/**
 * Every declaration of a style sheet that does not turn with the reading direction.
 *
 * @param {string} css
 * @returns {{ index: number, found: string, instead: string }[]}
 */
export function physicalDeclarations(css) {
  const declarations = css.matchAll(/(?<=^|[;{}]|\*\/)(\s*)([a-z-]+)\s*:\s*([^;{}]*)(?=[;}]|$)/g);
  return [...declarations].flatMap(({ index, 1: space, 2: property, 3: value }) => {
    const other = logicalProperty(property);
    const instead = other ?? logicalValue(property, value.trim());
    if (!instead) return [];
    return [
      { index: index + space.length, found: other ? property : `${property}: ${value.trim()}`, instead },
    ];
  });
}

/** Whether a template is styled-components': styled.div, styled(Card)<…>, styled.a.attrs(…), css, keyframes … */
function isStyle(tag) {
  if (tag.type === 'Identifier')
    return ['styled', 'css', 'keyframes', 'createGlobalStyle'].includes(tag.name);
  if (tag.type === 'MemberExpression') return isStyle(tag.object);
  return tag.type === 'CallExpression' && isStyle(tag.callee);
}

const blank = (text) => text.replace(/[^\n]/g, '_');

/** ESLint rule: styles name no side of the screen, so that a page can run from right to left. */
export const logicalProperties = {
  meta: {
    type: 'problem',
    docs: { description: 'styles follow the reading direction' },
    messages: { physical: '"{{found}}" does not turn with the reading direction: write {{instead}}' },
    schema: [],
  },
  create({ sourceCode, report }) {
    return {
      TaggedTemplateExpression({ tag, quasi }) {
        if (!isStyle(tag)) return;
        const [start, end] = quasi.range;
        // Expressions and comments keep their length, so that places stay right.
        let css = sourceCode.text.slice(start + 1, end - 1);
        for (const { range } of quasi.expressions) {
          const from = range[0] - start - 3;
          const to = range[1] - start;
          css = css.slice(0, from) + blank(css.slice(from, to)) + css.slice(to);
        }
        css = css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
        for (const { index, found, instead } of physicalDeclarations(css)) {
          const loc = sourceCode.getLocFromIndex(start + 1 + index);
          report({ loc, messageId: 'physical', data: { found, instead } });
        }
      },
    };
  },
};
