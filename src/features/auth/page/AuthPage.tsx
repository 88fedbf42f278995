import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { color, headerHeight, media, space, token } from '../../../ui/theme';

export interface AuthPageProps {
  /** Absent if a Notice has its own. */
  title?: string;
  /** The page took the place of another at the same path: its title takes the focus. */
  focusTitle?: boolean;
  intro?: ReactNode;
  /** Above the title. */
  above?: ReactNode;
  /** Texts of the community beside the form, on wide screens. */
  panel?: ReactNode;
  /** Its content comes later: the site's footer stays below the screen, so that it does not move. */
  isHigh?: boolean;
  /** Below everything else: the way to another page. */
  footer?: ReactNode;
  children?: ReactNode;
}

/* On a phone the page itself is the sheet; from tablet up the sheet lies on the page. */
const Ground = styled.div<{ $high: boolean }>`
  min-block-size: ${({ $high }) => ($high ? `calc(100dvh - ${headerHeight})` : 'auto')};
  ${media.md} {
    display: grid;
    place-items: ${({ $high }) => ($high ? 'stretch' : 'center')} center;
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

/* It comes after the form and stands before it: HTML that arrives in pieces would show it first, and move it as the form grows. */
const Beside = styled.aside`
  display: none;
  ${media.lg} {
    display: grid;
    grid-area: 1 / 1;
  }
`;

const Column = styled.div<{ $wide: boolean }>`
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
    grid-area: 1 / ${({ $wide }) => ($wide ? 2 : 1)};
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
export function AuthPage({
  title,
  focusTitle,
  intro,
  above,
  panel,
  isHigh,
  footer,
  children,
}: AuthPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) heading.current?.focus();
  }, [focusTitle]);
  return (
    <Ground $high={isHigh ?? false}>
      <Sheet $wide={panel !== undefined}>
        <Column $wide={panel !== undefined}>
          {above}
          {title && (
            <Head>
              <Heading level={1} ref={heading} tabIndex={focusTitle ? -1 : undefined}>
                {title}
              </Heading>
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
        {panel && <Beside>{panel}</Beside>}
      </Sheet>
    </Ground>
  );
}
