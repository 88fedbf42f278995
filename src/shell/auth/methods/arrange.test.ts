import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { communityOf } from '../../../../tests/support/inCommunity';
import { authTypeValues } from '../../../generated/config/authConfig';
import { arrange } from './arrange';

const boot = { config: communityOf(), lang: 'en', theme: null } as const;
const google = { clientId: 'x', scriptUrl: 'https://google.example/' };
const arranged = (types: readonly (typeof authTypeValues)[number][], installed = true) => {
  const { form, buttons, buttonsFirst } = arrange(
    types.map((authType) => ({ authType })),
    installed ? { ...boot, google } : boot,
  );
  return {
    form: form?.definition.key,
    buttons: buttons.map(({ definition }) => definition.key),
    buttonsFirst,
  };
};

describe('arrange', () => {
  it.each([
    [['EMAIL'], 'password', []],
    [['EMAIL', 'OTP', 'MAGIC'], 'password', ['code', 'link']],
    [['MAGIC', 'EMAIL'], 'password', ['link']],
    [['OTP'], 'code', []],
    [['NONE'], 'code', []],
    [['OTP', 'NONE'], 'code', []],
    [['MAGIC', 'NONE'], 'link', ['code']],
    [['OAUTH2'], undefined, ['external']],
    [['EMAIL', 'OAUTH2', 'GOOGLE'], 'password', ['external', 'google']],
  ] as const)('CFG-10 %j has the form %s and the buttons %j', (types, form, buttons) => {
    expect(arranged(types)).toMatchObject({ form, buttons });
  });

  it('CFG-10 a method without a form that was configured first stands above the form', () => {
    expect(arranged(['GOOGLE', 'OTP']).buttonsFirst).toBe(true);
    expect(arranged(['OTP', 'GOOGLE']).buttonsFirst).toBe(false);
  });

  it('CFG-10 Google is not offered where this installation has no client id', () => {
    expect(arranged(['GOOGLE', 'EMAIL'], false)).toEqual({
      form: 'password',
      buttons: [],
      buttonsFirst: false,
    });
  });

  it('CFG-10 every configured method stands once, and no other', () => {
    const keys = {
      EMAIL: 'password',
      GOOGLE: 'google',
      MAGIC: 'link',
      OTP: 'code',
      NONE: 'code',
      OAUTH2: 'external',
    };
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...authTypeValues)), (types) => {
        const { form, buttons } = arranged(types);
        const shown = [...(form ? [form] : []), ...buttons].toSorted();
        expect(shown).toEqual([...new Set(types.map((type) => keys[type]))].toSorted());
      }),
    );
  });
});
