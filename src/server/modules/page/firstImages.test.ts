import { describe, expect, it } from 'vitest';
import { separateFirstImages } from './firstImages';

const urgent = '<link rel="preload" as="image" imageSrcSet="/a.webp 400w" fetchPriority="high"/>';
const other = '<link rel="preload" as="image" href="/logo.svg"/>';

describe('separateFirstImages', () => {
  it('takes the urgent images from the leading links, and leaves everything else in place', () => {
    expect(separateFirstImages(`${other}${urgent}<main>text</main>`)).toEqual({
      images: urgent,
      html: `${other}<main>text</main>`,
    });
  });

  it('leaves links that follow content', () => {
    const html = `<main>text</main>${urgent}`;
    expect(separateFirstImages(html)).toEqual({ images: '', html });
  });

  it('finds nothing in a page without links', () => {
    expect(separateFirstImages('<main></main>')).toEqual({ images: '', html: '<main></main>' });
  });
});
