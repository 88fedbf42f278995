import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media, textSize, token, type TypeSize } from '../theme';

interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Its level in the outline, independent of its size. */
  level: 1 | 2 | 3 | 4;
  size?: TypeSize;
  align?: 'start' | 'center';
}

const sizes = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' } as const satisfies Record<number, TypeSize>;

/* The two largest steps are one step smaller on a phone. */
const onPhone = { display: 'xxl', xxl: 'xl' } as const satisfies Partial<Record<TypeSize, TypeSize>>;

const Title = styled.h1<{ $size: TypeSize; $align: 'start' | 'center' }>`
  ${({ $size }) => textSize($size === 'display' || $size === 'xxl' ? onPhone[$size] : $size)}
  font-family: ${token('font-heading')};
  font-weight: 650;
  letter-spacing: ${({ $size }) => ($size === 'md' || $size === 'lg' ? '-0.005em' : '-0.018em')};
  text-align: ${({ $align }) => $align};
  ${media.md} {
    ${({ $size }) => textSize($size)}
  }
`;

/** A heading in the brand's heading font. */
export function Heading({ level, size = sizes[level], align = 'start', ...rest }: HeadingProps) {
  return <Title as={`h${level}`} $size={size} $align={align} {...rest} />;
}
