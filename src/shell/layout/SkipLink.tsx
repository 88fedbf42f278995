import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, layers, space, token } from '../../ui/theme';

export const mainId = 'main';

const Skip = styled.a`
  position: absolute;
  inset-inline-start: ${space(2)};
  inset-block-start: ${space(2)};
  z-index: ${layers.toast};
  padding: ${space(2)} ${space(4)};
  border-radius: ${token('radius-md')};
  background: ${color('primary')};
  color: ${color('on-primary')};
  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    white-space: nowrap;
  }
`;

/** The first stop of the tab key: past header and navigation. */
export function SkipLink({ children }: { children: ReactNode }) {
  const skip = () => document.getElementById(mainId)?.focus();
  return (
    <Skip
      href={`#${mainId}`}
      onClick={(event) => {
        // The address belongs to the screen.
        event.preventDefault();
        skip();
      }}
    >
      {children}
    </Skip>
  );
}
