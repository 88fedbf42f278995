import { describe, expect, it } from 'vitest';
import { addressOf } from './input';

describe('addressOf', () => {
  it.each([
    ['/api/init', {}, {}, '/api/init'],
    ['/api/invitation/{id}', { id: 'a/b?c' }, {}, '/api/invitation/a%2Fb%3Fc'],
    ['/api/a/{id}/b/{pid}', { id: '1', pid: '2' }, {}, '/api/a/1/b/2'],
    ['/api/get', {}, { domain: 'a b', page: 2, all: false }, '/api/get?domain=a+b&page=2&all=false'],
    ['/api/get', {}, { domain: undefined }, '/api/get'],
    ['/api/get', {}, { tags: ['a,b', 'c'], none: [] }, '/api/get?tags=a%2Cb&tags=c'],
  ])('API-00 fills %s with %j and %j', (path, params, query, address) => {
    expect(addressOf(path, params, query)).toBe(address);
  });
});
