import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { color, media, space, token } from '../../../ui/theme';

export interface AuthPageProps {
  /** Absent if a Notice has its own. */
  title?: string;
  intro?: ReactNode;
  /** Texts of the community beside the form, on wide screens. */
  panel?: ReactNode;
  /** Below everything else: the way to another page. */
  footer?: ReactNode;
  children?: ReactNode;
}

/* On a phone the page itself is the sheet; from tablet up the sheet lies on the page. */
const Ground = styled.div`
  ${media.md} {
    display: grid;
    place-items: center;
    padding: ${space(12)} 30px ${space(16)};
  }
`;

const Sheet = styled.div<{ $wide: boolean }>`
  display: grid;
  inline-size: 100%;
  ${media.md} {
    max-inline-size: 520px;
    background: ${color('surface')};
    border-radius: ${token('radius-lg')};
    box-shadow: ${token('shadow-md')};
    overflow: clip;
  }
  ${media.lg} {
    max-inline-size: ${({ $wide }) => ($wide ? '1020px' : '520px')};
    grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 5fr) minmax(0, 6fr)' : 'minmax(0, 1fr)')};
    min-block-size: ${({ $wide }) => ($wide ? '600px' : 'auto')};
  }
`;

const Beside = styled.aside`
  display: none;
  ${media.lg} {
    display: grid;
  }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(6)};
  inline-size: 100%;
  max-inline-size: 480px;
  margin-inline: auto;
  padding: ${space(8)} 16px calc(${space(8)} + env(safe-area-inset-bottom));
  ${media.md} {
    padding: ${space(12)} ${space(10)};
  }
  ${media.lg} {
    align-content: center;
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Foot = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** A sign-in page: one column with one task, and the community beside it if there is room. */
export function AuthPage({ title, intro, panel, footer, children }: AuthPageProps) {
  return (
    <Ground>
      <Sheet $wide={panel !== undefined}>
        {panel && <Beside>{panel}</Beside>}
        <Column>
          {title && (
            <Head>
              <Heading level={1}>{title}</Heading>
              {intro && (
                <Text as="div" $tone="muted">
                  {intro}
                </Text>
              )}
            </Head>
          )}
          {children}
          {footer && <Foot>{footer}</Foot>}
        </Column>
      </Sheet>
    </Ground>
  );
}
