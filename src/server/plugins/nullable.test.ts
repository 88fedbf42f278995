import { describe, expect, it } from 'vitest';
import { nullsAsTypes } from './nullable';

describe('answers', () => {
  it('that may be null say so by their type', () => {
    const location = { type: 'object', properties: { city: { type: 'string' } } };
    const lang = { anyOf: [{ type: 'string', enum: ['EN'] }, { type: 'null' }], description: 'x' };
    expect(nullsAsTypes({ properties: { lang, at: { anyOf: [location, { type: 'null' }] } } })).toEqual({
      properties: {
        lang: { type: ['string', 'null'], enum: ['EN', null], description: 'x' },
        at: { ...location, type: ['object', 'null'] },
      },
    });
  });

  it('of two kinds stay so', () => {
    const either = { anyOf: [{ type: 'string' }, { type: 'number' }], description: 'x' };
    expect(nullsAsTypes(either)).toEqual(either);
  });
});
