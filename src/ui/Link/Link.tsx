import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, media } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface Shared {
  /** Underlined only under the pointer, in the colour of the text around it: for navigation and footers. */
  quiet?: boolean;
  /** The link covers its nearest positioned ancestor, such as an interactive Card. */
  stretched?: boolean;
  /** It is not part of a text: a thumb finds 44 px of it. The space around it stays. */
  alone?: boolean;
}
interface Inside extends Shared, Omit<RouterLinkProps, 'to'> {
  to: RouterLinkProps['to'];
  href?: undefined;
  newTab?: undefined;
}
interface External extends Shared, ComponentPropsWithRef<'a'> {
  href: string;
  to?: undefined;
  /** Opens a new tab and says so to screen readers with this text. */
  newTab?: string;
}

/** To a route of the shell by `to`, anywhere else by `href`. */
type LinkProps = Inside | External;

interface LinkStyleProps {
  $quiet?: boolean;
  $stretched?: boolean;
  $alone?: boolean;
}

const linkStyles = css<LinkStyleProps>`
  color: ${({ $quiet }) => ($quiet ? 'inherit' : color('link'))};
  font-weight: ${({ $quiet }) => ($quiet ? 'inherit' : 500)};
  text-decoration: ${({ $quiet }) => ($quiet ? 'none' : 'underline')};
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-decoration-thickness: 1px;
  border-radius: 2px;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-color: currentColor;
    }
  }
  ${({ $stretched }) =>
    $stretched &&
    css`
      &::after {
        content: '';
        position: absolute;
        inset: 0;
        border-radius: inherit;
      }
    `}
  ${({ $alone }) =>
    $alone &&
    css`
      display: inline-block;
      position: relative;
      &::after {
        content: '';
        position: absolute;
        inset: -14px -8px;
      }
    `}
`;

const Anchor = styled.a<LinkStyleProps>`
  ${linkStyles}
`;
const Route = styled(RouterLink)<LinkStyleProps>`
  ${linkStyles}
`;

export function Link({ quiet, stretched, alone, ...props }: LinkProps) {
  const styleProps = { $quiet: quiet, $stretched: stretched, $alone: alone };
  if (props.to !== undefined) {
    const { newTab: _none, href: _nowhere, ...route } = props;
    return <Route {...styleProps} {...route} />;
  }
  const { newTab, to: _none, children, ...anchor } = props;
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Anchor {...styleProps} {...tab} {...anchor}>
      {children}
      {newTab && <VisuallyHidden> ({newTab})</VisuallyHidden>}
    </Anchor>
  );
}
