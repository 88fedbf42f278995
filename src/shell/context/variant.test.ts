import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variantFile, variantLiteral, variantNames } from '../../../scripts/support/variant';
import { validate } from '../../config/validate/validate';
import { formatError } from '../../config/errors';
import { builtVariant } from './variant';

const read = (name: string): unknown => JSON.parse(readFileSync(variantFile(name), 'utf8'));

describe('variants', () => {
  it('VAR-01 are four, a file each', () => {
    expect(variantNames()).toEqual(['en', 'jo', 'partner', 'ru']);
  });

  it.each(variantNames())('VAR-01 %s keeps the schema', (name) => {
    const text = readFileSync(variantFile(name), 'utf8');
    expect(validate('variant', { path: name, text }, JSON.parse(text)).map(formatError)).toEqual([]);
  });

  it('VAR-01 differ in branding and legal documents', () => {
    const all = variantNames().map((name) => read(name) as { brand: { title: string } });
    expect(new Set(all.map(({ brand }) => brand.title)).size).toBe(all.length);
    expect(variantLiteral('ru')).toContain('/docs/agreement_ru.html');
  });

  it.each([
    ['', 'jo'],
    ['RU', 'ru'],
    ['partner', 'partner'],
  ])('VAR-01 VARIANT=%s builds %s', (name, file) => {
    expect(variantFile(name)).toMatch(new RegExp(`${file}\\.json$`));
  });

  it('VAR-01 a name there is no variant of stops the build, and says which there are', () => {
    expect(() => variantFile('moon')).toThrow('VARIANT is en, jo, partner, ru; there is no moon');
    expect(() => variantFile('../jo')).toThrow('there is no ../jo');
  });

  it('VAR-01 a build that names none is jo', () => {
    expect(builtVariant).toEqual(JSON.parse(variantLiteral('jo')));
  });
});
