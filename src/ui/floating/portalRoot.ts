import { createContext, useContext } from 'react';

/** The modal dialog around us, if any: what floats must live inside it, since all else is inert and lies below. */
export const PortalRoot = createContext<HTMLElement | null>(null);

/** Where the lists of Select, Combobox and Menu are rendered, and how they are positioned. */
export function useFloating() {
  const dialog = useContext(PortalRoot);
  return {
    portal: { container: dialog ?? undefined },
    position: { positionMethod: dialog ? ('fixed' as const) : ('absolute' as const), sideOffset: 6 },
  };
}
