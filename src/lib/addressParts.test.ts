import { expect, it } from 'vitest';
import { withoutHash, withoutQuery, withoutSlashes } from './addressParts';

it('takes an address apart', () => {
  expect(withoutQuery('/a/b?c=/d#e')).toBe('/a/b');
  expect(withoutQuery('/a#b?c')).toBe('/a');
  expect(withoutQuery('?c')).toBe('');
  expect(withoutHash('/a?b#c#d')).toBe('/a?b');
  expect(withoutSlashes('/a/b//')).toBe('/a/b');
  expect(withoutSlashes('//')).toBe('');
});
