import { describe, expect, it } from 'vitest';
import { isFiltered, parseParams, withTag, formatParams } from './directoryParams';

describe('the params of the directory', () => {
  it.each([
    '',
    'search=anna',
    'search=a+b&tag=design&tag=%D0%BA%D0%BE%D1%84%D0%B5&city=Lyon&lang=RU&pages=3',
  ])('PAR-01 %j is written as it was read', (address) =>
    expect(formatParams(parseParams(new URLSearchParams(address))).toString()).toBe(address),
  );

  it.each(['lang=de', 'pages=0', 'pages=-1', 'pages=x', 'pages=1.5', 'tag=', 'unknown=1'])(
    'PAR-01 %s says nothing',
    (address) => {
      const params = parseParams(new URLSearchParams(address));
      expect(formatParams(params).toString()).toBe('');
      expect(isFiltered(params)).toBe(false);
    },
  );

  it('PAR-01 an address asks for no more than the server takes', () => {
    const params = new URLSearchParams({ search: 'x'.repeat(500), pages: '9999', city: 'y'.repeat(500) });
    for (let n = 0; n < 40; n += 1) params.append('tag', `tag ${n}`);
    const { search, tags, city, pages } = parseParams(params);
    expect([search.length, tags.length, city.length, pages]).toEqual([100, 20, 100, 25]);
  });

  it('PAR-01 a tag more or less leads to the first page', () => {
    const params = parseParams(new URLSearchParams('tag=craft&lang=RU&pages=3'));
    const both = withTag(params, 'food');
    expect(formatParams(both).toString()).toBe('tag=craft&tag=food&lang=RU');
    expect(formatParams(withTag(both, 'craft')).toString()).toBe('tag=food&lang=RU');
  });
});
