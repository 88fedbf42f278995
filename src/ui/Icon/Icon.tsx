import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** One icon of the bundled set, imported by name: `import { Mail } from 'lucide-react'`. */
  icon: LucideIcon;
  /** For an icon without a text. Without it, screen readers skip the icon. */
  label?: string;
  /** In px. */
  size?: number;
  className?: string;
}

/** An icon with a fixed stroke width, in the colour of the text around it. */
export function Icon({ icon: Glyph, label, size = 20, className }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Glyph size={size} strokeWidth={1.75} className={className} focusable="false" {...name} />;
}
