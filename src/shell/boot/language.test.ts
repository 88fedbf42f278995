// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sent } from '../../../tests/support/answers';
import { contract } from '../../generated/api/contract';
import { communityOf } from '../../../tests/support/inCommunity';
import { writeCookie } from '../../api/session/cookie';
import { clearSession, startSession, useSession } from '../../api/session/store';
import { chooseLanguage } from '../context/chooseLanguage';
import { switchToStoredLanguage } from './storedLanguage';

const payload = {
  config: communityOf({ community: { langChoices: ['en', 'ru'] } }),
  lang: 'en',
  theme: null,
} as const;
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  clearSession();
  useSession.setState({ language: null });
  writeCookie('lang', null);
});

describe('choosing a language', () => {
  it('NAV-01 UIX-07 keeps it, for the next first HTML, too, and loads the page anew', async () => {
    await chooseLanguage('ru', reload);
    expect(localStorage.getItem('language')).toBe('ru');
    expect(document.cookie).toContain('lang=ru');
    expect(reload).toHaveBeenCalledOnce();
    expect(sent()).toEqual([]);
  });

  it('NAV-01 tells the server who is logged in', async () => {
    startSession({ token: 'a.b', firstLogin: false });
    answer(contract.currentUser.setLanguage, 'OK');
    await chooseLanguage('ru', reload);
    expect(sent()).toEqual([{ call: contract.currentUser.setLanguage, body: 'RU' }]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('NAV-01 switches even if the server could not be told', async () => {
    startSession({ token: 'a.b', firstLogin: false });
    answer(contract.currentUser.setLanguage, refusal(1000, 'x', 500));
    await chooseLanguage('ru', reload);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a stored language the first HTML did not know of', () => {
  it.each([
    ['another one', 'ru', true],
    ['the page’s own', 'en', false],
    ['none', null, false],
  ] as const)('UIX-07 %s', (_, language, switches) => {
    useSession.setState({ language });
    expect(switchToStoredLanguage(payload, reload)).toBe(switches);
    expect(reload).toHaveBeenCalledTimes(switches ? 1 : 0);
    expect(document.cookie.includes('lang=')).toBe(switches);
  });

  it('UIX-07 is no choice where the community offers none', () => {
    useSession.setState({ language: 'ru' });
    expect(switchToStoredLanguage({ ...payload, config: communityOf() }, reload)).toBe(false);
  });

  it('UIX-07 does not ask again for what the server did not give', () => {
    useSession.setState({ language: 'ru' });
    writeCookie('lang', 'ru');
    expect(switchToStoredLanguage(payload, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
