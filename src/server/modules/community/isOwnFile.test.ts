import { expect, it } from 'vitest';
import { configFolder } from '../../../../tests/support/configFolder';
import { isOwnFile } from './isOwnFile';

const defaults = configFolder('default', { 'landingen.json': { schemaVersion: 1, title: 'Meet people' } });

it.each([
  ['no file', {}, false],
  ['a copy', { 'landingen.json': { $schema: '../x', title: 'Meet people' } }, false],
  ['another text', { 'landingen.json': { title: 'Meet the makers' } }, true],
  ['a text with a mistake', { 'landingen.json': '{ "title": "Meet' }, true],
])('ADM-13 a community with %s', (_, files, isOwn) => {
  expect(isOwnFile(configFolder('circle.example', files), defaults, 'landingen.json')).toBe(isOwn);
});

it('ADM-13 a file that the default does not have is a community’s own', () => {
  const folder = configFolder('circle.example', { 'landingru.json': {} });
  expect(isOwnFile(folder, defaults, 'landingru.json')).toBe(true);
});
