import { breakpoints } from '../src/ui/theme';

const widths = { phone: 390, narrow: 320, tablet: breakpoints.md, desktop: 1280 };

/** The widths of the toolbar. */
export const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, width]) => [
    name,
    { name: `${name} ${width}`, styles: { width: `${width}px`, height: '844px' } },
  ]),
);
