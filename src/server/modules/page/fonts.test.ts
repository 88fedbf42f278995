import { expect, it } from 'vitest';
import { waitingFontsScript } from '../../../lib/waitingFonts';
import { fontsHtml } from './fonts';

const fonts = { css: '@font-face{}', preload: ['/assets/a.woff2', '/assets/b.woff2'], others: {} };

it('UIX-05 the rules of a page’s fonts are of use at once', () => {
  expect(fontsHtml(fonts, { waiting: false })).toBe(
    '<style data-fonts="/assets/a.woff2 /assets/b.woff2">@font-face{}</style>',
  );
});

it('UIX-07 the files of the community’s other languages are named, for when the reader chooses one', () => {
  const others = { ru: ['/assets/a.woff2', '/assets/c.woff2'] };
  expect(fontsHtml({ ...fonts, others }, { waiting: false })).toContain(
    ' data-fonts-ru="/assets/a.woff2 /assets/c.woff2"',
  );
});

it('UIX-05 where the code goes first they are out of use, with what looks whether the browser has them', () => {
  const html = fontsHtml(fonts, { waiting: true });
  expect(html).toContain('media="not all">@font-face{}</style>');
  expect(html).toContain(`<script>${waitingFontsScript}</script>`);
});
