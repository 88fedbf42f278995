import type { Action } from '../../../generated/config/landing';
import { Button, type ButtonProps } from '../../../ui/Button/Button';

interface ActionButtonProps {
  action: Readonly<Action>;
  variant?: ButtonProps['variant'];
}

/** A section's button: to a screen of this site, or to an external address. */
export function ActionButton({ action: { label, to, href }, variant = 'primary' }: ActionButtonProps) {
  return href === undefined ? (
    <Button to={to ?? '/'} size="lg" variant={variant}>
      {label}
    </Button>
  ) : (
    <Button href={href} size="lg" variant={variant}>
      {label}
    </Button>
  );
}
