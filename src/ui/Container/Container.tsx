import styled from 'styled-components';
import { media } from '../theme';

const widths = { form: '440px', reading: '720px', list: '1120px' } as const;

/** The one column of a page: 720 px to read, 1120 px for lists, 440 px for a form; gutters inside, safe areas kept. */
export const Container = styled.div<{ $width?: keyof typeof widths }>`
  inline-size: 100%;
  max-inline-size: calc(${({ $width = 'list' }) => widths[$width]} + 2 * var(--gutter));
  margin-inline: auto;
  --gutter: 16px;
  padding-inline: max(var(--gutter), env(safe-area-inset-left)) max(var(--gutter), env(safe-area-inset-right));
  ${media.md} {
    --gutter: 30px;
  }
`;
