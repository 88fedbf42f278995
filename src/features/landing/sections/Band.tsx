import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Container } from '../../../ui/Container/Container';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { color, media, space } from '../../../ui/theme';

interface BandProps {
  /** Anchor, for links like /#members. */
  id?: string;
  title?: string;
  text?: string;
  width?: 'list' | 'reading';
  /** A quieter ground, to set a section off from its neighbours. */
  muted?: boolean;
  children?: ReactNode;
}

const Ground = styled.section<{ $muted?: boolean }>`
  padding-block: ${space(12)};
  ${media.md} {
    padding-block: ${space(18)};
  }
  ${({ $muted }) =>
    $muted &&
    css`
      background: ${color('surface-muted')};
    `}
`;

const Head = styled.div`
  display: grid;
  gap: ${space(3)};
  max-inline-size: 640px;
  margin-block-end: ${space(8)};
  ${media.md} {
    margin-block-end: ${space(12)};
  }
`;

/* A readable line length, aligned with the edge of all sections. */
const Reading = styled.div`
  max-inline-size: 720px;
`;

/** The frame of a section: its ground, its one column, its heading. Named by its heading for screen readers. */
export function Band({ id, title, text, width, muted, children }: BandProps) {
  const titleId = useId();
  return (
    <Ground id={id} aria-labelledby={title ? titleId : undefined} $muted={muted}>
      <Container>
        {title && (
          <Head>
            <Heading level={2} size="xxl" id={titleId}>
              {title}
            </Heading>
            {text && (
              <Text $size="lg" $tone="muted">
                {text}
              </Text>
            )}
          </Head>
        )}
        {width === 'reading' ? <Reading>{children}</Reading> : children}
      </Container>
    </Ground>
  );
}
