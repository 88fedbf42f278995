import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../Icon/Icon';
import { color, media, motion, space, textSize } from '../theme';

interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  title: ReactNode;
  /** What is inside, in a few words; shown below the title while it is folded up. */
  summary?: ReactNode;
  /** As wide as its container, with lines above and below: one of a list. */
  wide?: boolean;
}

const Frame = styled.details<{ $wide: boolean }>`
  ${({ $wide }) =>
    $wide &&
    css`
      border-block: 1px solid ${color('border')};
      & + & {
        border-block-start: 0;
      }
      &[open] {
        padding-block-end: ${space(6)};
      }
    `}
  &[open] > summary > svg {
    rotate: 180deg;
  }
  &[open] > summary > svg + span {
    display: none;
  }
`;

const inline = css`
  display: inline-flex;
  gap: ${space(2)};
  font-weight: 550;
`;
const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(4)};
`;
const Head = styled.summary<{ $wide: boolean }>`
  ${({ $wide }) => ($wide ? row : inline)}
  align-items: center;
  min-block-size: 44px;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    color: ${color('muted')};
    transition: rotate ${motion.base} ${motion.ease};
  }
  ${media.hover} {
    &:hover {
      color: ${color('link')};
    }
  }
`;

const Inside = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  ${textSize('sm')}
  color: ${color('muted')};
  overflow-wrap: anywhere;
`;

/** Something that is folded up until it is wanted, on the native element; without script, too. */
export function Disclosure({ title, summary, wide = false, children, ...details }: DisclosureProps) {
  return (
    <Frame $wide={wide} {...details}>
      <Head $wide={wide}>
        {title}
        <Icon icon={ChevronDown} size={wide ? 20 : 18} />
        {summary && <Inside>{summary}</Inside>}
      </Head>
      {children}
    </Frame>
  );
}
