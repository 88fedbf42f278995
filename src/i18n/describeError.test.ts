import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../lib/errorCatalogue';
import { langs } from '../lib/lang';
import { describeError } from './describeError';
import { initI18n } from './initI18n';

const failure = (code: number, message: string) => Object.assign(new Error(message), { code });

describe.each(langs)('describeError in %s', (lang) => {
  it.each([405, 503, 1005, 1011, 1014, 1101, 1102] as const)(
    'ERR-03 ERR-04 says for code %d what the catalogue says',
    async (code) => {
      const i18n = await initI18n(lang);
      expect(describeError(failure(code, 'Access Denied'), i18n)).toBe(errorCatalogue[code][lang]);
    },
  );

  it.each(['Network Error', 'Request aborted', 'timeout of 30000ms exceeded', 'Server side error'])(
    'ERR-02 ERR-04 words %j itself',
    async (message) => {
      const i18n = await initI18n(lang);
      const text = describeError(failure(1000, message), i18n);
      expect(text).not.toBe(message);
      expect(text).not.toMatch(/^(errors|generic|network|aborted|timeout)/);
    },
  );

  it('ERR-04 passes on what the server said, and has a word for what nobody said', async () => {
    const i18n = await initI18n(lang);
    const generic = errorCatalogue[1000][lang];
    expect(describeError(failure(1104, 'Слишком много попыток'), i18n)).toBe('Слишком много попыток');
    expect(describeError(failure(1000, ''), i18n)).toBe(generic);
    expect(describeError(new TypeError('x is not a function'), i18n)).toBe(generic);
    expect(describeError('no error at all', i18n)).toBe(generic);
  });
});
