import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { Container } from '../Container/Container';
import { breakpoints } from '../theme';
import { Grid } from './Grid';

/** The rules of an element, and those it has from tablet up. */
function rulesOf(element: React.ReactElement): { phone: string; tablet: string } {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(element));
  const css = sheet.getStyleTags();
  sheet.seal();
  const [phone = '', tablet = ''] = css.split(`@media (min-width: ${breakpoints.md}px)`);
  return { phone, tablet };
}

it('UIX-06 the gutter is 30 px from tablet up and 16 px on a phone, between columns and at the edge of the page', () => {
  const grid = rulesOf(<Grid />);
  expect(grid.phone).toMatch(/gap:[^;]* 16px;/);
  expect(grid.tablet).toMatch(/gap:30px;/);
  const page = rulesOf(<Container />);
  expect(page.phone).toContain('--gutter:16px;');
  expect(page.tablet).toContain('--gutter:30px;');
  expect(Object.keys(breakpoints)).toEqual(['xs', 'sm', 'md', 'lg', 'xl', 'xxl']);
});
