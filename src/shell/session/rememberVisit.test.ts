// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession, startSession, useSession } from '../../api/session/store';
import { rememberVisit } from './rememberVisit';
import { keepWanted } from './useWantedEvent';

const remembered = () => useSession.getState().redirect;
beforeEach(() => {
  clearSession();
  useSession.setState({ redirect: null, botChat: null });
});

describe('ROU-05 a visit to an event', () => {
  it.each(['/event/7', '/event/7?from=mail&x=%2F#who', '/event/create', '/event/7/edit'])(
    'ROU-05 %s is remembered as it is, also for the page after',
    (url) => {
      rememberVisit(url);
      rememberVisit('/login');
      rememberVisit('/registration?email=a');
      expect([remembered(), localStorage.getItem('redirect')]).toEqual([url, url]);
    },
  );

  it('ROU-05 the last one counts', () => {
    rememberVisit('/event/7');
    rememberVisit('/event/8');
    expect(remembered()).toBe('/event/8');
  });

  it.each(['/events', '/u/ann', '/', '/eventual/x', '//event/7', 'https://evil.example/event/7'])(
    'ROU-05 %s is none',
    (url) => {
      rememberVisit(url);
      expect(remembered()).toBeNull();
    },
  );

  it('ROU-05 of somebody signed in nothing is remembered', () => {
    startSession({ token: 'a.b', firstLogin: false });
    rememberVisit('/event/7');
    expect(remembered()).toBeNull();
  });

  it('ROU-05 a newcomer’s is kept until they are a participant and have come back', () => {
    keepWanted('/event/7#who', true);
    keepWanted('/onboarding', true);
    keepWanted('/event/8', false);
    expect(remembered()).toBe('/event/7#who');
    keepWanted('/event/7#who', false);
    expect(remembered()).toBeNull();
  });
});

describe('SES-02 a visit by a link of the bot', () => {
  const botChat = () => useSession.getState().botChat;

  it('SES-02 its chat is remembered until somebody signs in', () => {
    rememberVisit('/registration?telegram=1.vera.code&x=1#who');
    rememberVisit('/login');
    expect([botChat(), localStorage.getItem('botChat')]).toEqual(['1.vera.code', '1.vera.code']);
  });

  it.each(['/registration', '/registration?telegram=', '/registration?notelegram=1', '//'])(
    'SES-02 %s names none',
    (url) => {
      rememberVisit(url);
      expect(botChat()).toBeNull();
    },
  );

  it('SES-02 of somebody signed in none is remembered', () => {
    startSession({ token: 'a.b', firstLogin: false });
    rememberVisit('/registration?telegram=1.vera.code');
    expect(botChat()).toBeNull();
  });
});
