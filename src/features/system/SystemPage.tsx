import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '../../ui/Container/Container';
import { color, media, space, token } from '../../ui/theme';

const Layout = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding-block: ${space(14)};
  text-align: center;
  ${media.md} {
    padding-block: ${space(24)};
  }
`;

/** A quiet drawing in the brand's colours: two overlapping rounds with the mark between them. */
const Mark = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 168px;
  block-size: 112px;
  margin-block-end: ${space(4)};
  color: ${color('on-primary-soft')};
  font: 700 1.125rem ${token('font-heading')};
  letter-spacing: 0.04em;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: 112px;
    border-radius: 50%;
  }
  &::before {
    inset-inline-start: 0;
    background: ${color('primary-soft')};
  }
  &::after {
    inset-inline-end: 0;
    border: 2px solid ${color('border-strong')};
  }
  > span {
    position: relative;
    z-index: 1;
  }
`;

interface SystemPageProps {
  mark: string;
  role?: 'alert';
  children: ReactNode;
}

/** A page with one message and one link. */
export function SystemPage({ mark, role, children }: SystemPageProps) {
  return (
    <Layout $width="reading" role={role}>
      <Mark aria-hidden>
        <span>{mark}</span>
      </Mark>
      {children}
    </Layout>
  );
}
