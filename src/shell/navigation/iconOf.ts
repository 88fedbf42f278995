import { ExternalLink, Link2 } from 'lucide-react';
import type { ShownTab } from './useTabs';

/** The icon of a tab. A community's own tabs have none. */
export const iconOf = ({ icon, newWindow }: Pick<ShownTab, 'icon' | 'newWindow'>) =>
  icon ?? (newWindow ? ExternalLink : Link2);
