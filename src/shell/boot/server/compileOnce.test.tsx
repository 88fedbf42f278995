import { renderToStaticMarkup } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import { compileOnce } from './compileOnce';

const Box = styled.p<{ $wide: boolean }>`
  inline-size: ${({ $wide }) => ($wide ? '2px' : '1px')};
  &:hover {
    color: red;
  }
`;

function stylesOf(sheet: ServerStyleSheet, isWide: boolean): string {
  renderToStaticMarkup(sheet.collectStyles(<Box $wide={isWide} />));
  return sheet.getStyleTags();
}

describe('UIX-05 styles that several pages need', () => {
  it('are the same on each page, and on no page that does not need them', () => {
    const [narrow, wide] = [false, true].map((isWide) => stylesOf(new ServerStyleSheet(), isWide));
    for (const round of [1, 2]) {
      expect(stylesOf(compileOnce(new ServerStyleSheet()), false), `page ${round}`).toBe(narrow);
      expect(stylesOf(compileOnce(new ServerStyleSheet()), true), `page ${round}`).toBe(wide);
    }
  });

  it('are compiled for the first of them', () => {
    stylesOf(compileOnce(new ServerStyleSheet()), true);
    const sheet = new ServerStyleSheet();
    const compiled = vi.spyOn(compileOnce(sheet).instance, 'insertRules');
    stylesOf(sheet, true);
    expect(compiled).not.toHaveBeenCalled();
  });
});
