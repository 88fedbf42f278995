import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import styled from 'styled-components';
import { useWait } from '../announcer/useWait';
import { SpinnerRing } from '../Spinner/Spinner';
import { buttonStyles, type ButtonStyleProps, type ButtonSize, type ButtonVariant } from './Button.styles';
import { space } from '../theme';

/** The content of a button. Transparent instead of hidden while busy, so that width and name stay. */
const Face = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-inline-size: 0;
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const FaceIcon = styled.span`
  display: inline-flex;
  flex: none;
`;

interface Shared {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** Before the text. */
  icon?: ReactNode;
  /** Square, for an icon alone; then `aria-label` is a must. */
  square?: boolean;
}
export interface NativeButtonProps extends Shared, ComponentPropsWithRef<'button'> {
  /** Keeps the width, shows a ring and takes no second press. */
  loading?: boolean;
  /** Announced when loading takes longer than a second. */
  loadingLabel?: string;
  to?: undefined;
  href?: undefined;
}
interface Route extends Shared, Omit<RouterLinkProps, 'to'> {
  to: RouterLinkProps['to'];
  href?: undefined;
}
interface Address extends Shared, ComponentPropsWithRef<'a'> {
  href: string;
  to?: undefined;
}

/** An action by `onClick` or `type="submit"`; leading somewhere by `to` (a route) or `href`. */
export type ButtonProps = NativeButtonProps | Route | Address;

const NativeButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;
const RouteButton = styled(RouterLink)<ButtonStyleProps>`
  ${buttonStyles}
`;
const AddressButton = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A disabled or busy button is `aria-disabled`: it stays in the tab order and can be described, but neither a press nor
 * Enter in its form's fields does anything.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  square = false,
  icon,
  ...props
}: ButtonProps) {
  useWait(props.to === undefined && props.href === undefined && props.loading && props.loadingLabel);
  const styleProps = { $variant: variant, $size: size, $block: block, $square: square, $inactive: false };
  const content = (text: ReactNode, busy = false) => (
    <Face $hidden={busy}>
      {icon && <FaceIcon>{icon}</FaceIcon>}
      {text}
    </Face>
  );
  if (props.to !== undefined) {
    const { children, href: _nowhere, ...route } = props;
    return (
      <RouteButton {...styleProps} {...route}>
        {content(children)}
      </RouteButton>
    );
  }
  if (props.href !== undefined) {
    const { children, to: _none, ...address } = props;
    return (
      <AddressButton {...styleProps} {...address}>
        {content(children)}
      </AddressButton>
    );
  }
  const {
    children,
    loading = false,
    loadingLabel: _announced,
    disabled = false,
    onClick,
    to: _to,
    href: _href,
    ...native
  } = props;
  const isInactive = disabled || loading;
  return (
    <NativeButton
      type="button"
      {...styleProps}
      $inactive={isInactive}
      aria-disabled={isInactive || undefined}
      aria-busy={loading || undefined}
      onClick={isInactive ? swallow : onClick}
      {...native}
    >
      {content(children, loading)}
      {loading && <BusyRing aria-hidden $size={size === 'sm' ? 16 : 20} />}
    </NativeButton>
  );
}

const BusyRing = styled(SpinnerRing)`
  position: absolute;
`;
