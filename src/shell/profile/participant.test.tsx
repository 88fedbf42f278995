// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sent } from '../../../tests/support/answers';
import { contract } from '../../generated/api/contract';
import { Titled } from '../../../tests/support/Titled';
import { visit, whereabouts, type Visit } from '../../../tests/support/inCommunity';
import { queryClient } from '../../api/queryClient';
import { clearSession, startSession, useSession } from '../../api/session/store';
import ParticipantScreen from './ParticipantScreen';
import { agreed } from '../../components/story/meetings';
import { bare, ownVera, relationOf, vera } from '../../components/story/participants';
import type { Relation } from '../../generated/api/participant';
import { toast } from '../../ui/toast/toast';

const call = contract.participant.getProfileBySlug;

async function open(given: Visit = {}): Promise<void> {
  await act(async () => {
    await visit(
      <Titled>
        <Routes>
          <Route path="/u/:slug" element={<ParticipantScreen />} />
        </Routes>
      </Titled>,
      { at: '/u/vera-lang', ...given },
    );
  });
}
const named = (name = 'Vera Lang') => screen.findByRole('heading', { level: 1, name });
const signedIn = () => startSession({ token: 'a.b', firstLogin: false });

beforeEach(() => {
  queryClient.clear();
  clearSession();
  answer(call, vera);
});

describe('a participant', () => {
  it('PRO-04 is shown whole, contacts as links', async () => {
    signedIn();
    await open();
    await named();
    for (const text of [
      'Head of product, Fjord Analytics',
      'Lisbon, Portugal',
      vera.lookingFor!,
      vera.goal!,
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'mailto:vera@fjord.example',
      'https://t.me/veralang',
      'https://www.linkedin.com/in/vera-lang',
    ]);
    expect(screen.getByText('vera.lang')).toBeTruthy();
    expect(document.title).toBe('Vera Lang · Circle');
    expect(screen.queryByRole('button', { name: 'Edit profile' })).toBeNull();
  });

  it('PRO-01 shows a long tag as 47 characters and an ellipsis', async () => {
    const tag = 'x'.repeat(51);
    answer(call, { ...vera, tags: [tag, 'y'.repeat(50)] });
    await open();
    await named();
    expect(screen.getByText(`${'x'.repeat(47)}…`).getAttribute('title')).toBe(tag);
    expect(screen.getByText('y'.repeat(50))).toBeTruthy();
  });

  it('PRO-02 says that contacts are hidden and where an introduction goes', async () => {
    answer(call, { ...vera, contacts: [], contactsHidden: true });
    await open();
    await named();
    expect(screen.getByText(/doesn’t show all contacts\. Introductions go to a manager/)).toBeTruthy();
    expect(screen.queryByText('No contacts here yet.')).toBeNull();
  });

  it('PRO-04 asks a visitor in', async () => {
    await open();
    await named();
    expect(screen.getByRole('heading', { name: 'Would you like to meet Vera?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Join Circle' }).getAttribute('href')).toBe('/registration');
    fireEvent.click(screen.getByRole('link', { name: 'Join Circle' }), { ctrlKey: true });
    // The next sign-in takes it along.
    expect(useSession.getState().introFor).toBe(vera.slug);
  });

  it('PRO-04 leads its owner to the profile', async () => {
    signedIn();
    answer(call, ownVera);
    await open();
    await named();
    expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/profile');
    expect(screen.getByText('You')).toBeTruthy();
  });

  it('PRO-04 shows no more headings than there is to say', async () => {
    answer(call, bare);
    await open();
    await named('Б');
    const main = screen.getByRole('article', { name: 'Б' });
    expect(
      within(main)
        .getAllByRole('heading', { level: 2 })
        .map((one) => one.textContent),
    ).toEqual(['Contacts']);
    expect(screen.getByText('No contacts here yet.')).toBeTruthy();
  });

  it('PRO-04 puts the slug of today in the place of a former one, and asks once', async () => {
    answer(call, { ...vera, slug: 'vera-stone' });
    await open({ at: '/u/vera-lang' });
    await waitFor(() => expect(whereabouts().path).toBe('/u/vera-stone'));
    await named();
    expect(sent()).toEqual([{ call, params: { slug: 'vera-lang' } }]);
  });

  it('PRO-04 is nobody at an address nobody has', async () => {
    answer(call, refusal(1110, 'There’s nothing at this address.', 404));
    await open();
    await screen.findByRole('heading', { level: 1, name: 'There’s nobody at this address' });
    expect(screen.getByRole('link', { name: 'Go to the main page' }).getAttribute('href')).toBe('/');
  });

  it('UIX-03 ERR-04 did not load: says so, and tries again', async () => {
    answer(call, refusal(1000, 'x', 400));
    await open({ lang: 'ru' });
    await screen.findByRole('heading', { name: 'Страница не загрузилась' });
    answer(call, vera);
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await named();
  });

  it('UIX-05 has a placeholder in its shape', async () => {
    answer(call, () => new Promise(() => undefined));
    await open();
    await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).not.toBeNull());
  });
});

describe('what is between a member and a participant', () => {
  const between = (changes: Partial<Relation>) => answer(call, { ...vera, relation: relationOf(changes) });

  it('PRO-04 HOM-02 is shown with the actions that cards have', async () => {
    signedIn();
    const reasons = ['You’re looking for clinics; Vera knows clinics'];
    between({ reasons });
    await open();
    await named();
    await screen.findByRole('button', { name: 'Connect with Vera Lang' });
    expect(screen.getByRole('heading', { level: 2, name: 'Why you two' })).toBeTruthy();
    answer(contract.introduction.bookmark, () => {
      between({ reasons, bookmarked: true });
      return 'OK' as const;
    });
    const bookmark = screen.getByRole('button', { name: 'Bookmark Vera Lang' });
    await userEvent.click(bookmark);
    await waitFor(() => expect(bookmark.getAttribute('aria-pressed')).toBe('true'));
    await userEvent.click(screen.getByRole('button', { name: 'More about Vera Lang' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Hide',
      'Block',
      'Report',
    ]);
  });

  it('PRO-04 B05 an introduction is read and accepted, and the page becomes that of a connection', async () => {
    signedIn();
    vi.spyOn(toast, 'success').mockImplementation(() => undefined);
    between({ state: 'INCOMING', message: 'Shall we talk?' });
    await open();
    await screen.findByText('Shall we talk?');
    answer(contract.introduction.relate, () => {
      between({ state: 'CONNECTED', matchingId: 'm' });
      return {
        relation: 'CONNECTED' as const,
        undoUntil: null,
        credits: { left: 3, perWeek: 10, renewsAt: '2026-12-01T00:00:00.000Z' },
      };
    });
    const accept = { name: 'Accept the introduction from Vera Lang' };
    await userEvent.click(await screen.findByRole('button', accept));
    await screen.findByText('You’re connected');
    await screen.findByRole('button', { name: 'Suggest a time to Vera Lang' });
    await screen.findByRole('button', { name: /^Write a private note about / });
    expect(screen.queryByText('Shall we talk?')).toBeNull();
  });

  it('PRO-04 MAT-08 an agreed meeting stands on the page, in the place of a suggestion', async () => {
    signedIn();
    between({ state: 'CONNECTED', meetings: [agreed] });
    await open();
    await screen.findByRole('article', { name: 'Meeting Vera' });
    expect(screen.queryByRole('button', { name: /^Suggest a time/ })).toBeNull();
  });

  it('PRO-04 a visitor and the owner have no actions', async () => {
    await open();
    await named();
    expect(screen.queryByRole('button', { name: /Connect|More about/ })).toBeNull();
  });
});

describe('sharing', () => {
  const url = `${location.origin}/u/vera-lang`;
  it('PRO-04 copies the link where the device has no way of its own', async () => {
    const user = userEvent.setup();
    await open();
    await named();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByRole('button', { name: 'Link copied' });
    await expect(navigator.clipboard.readText()).resolves.toBe(url);
  });

  it('PRO-04 shares as the device does; a closed sheet is no failure', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.assign(navigator, { share });
    await open();
    await named();
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ url, title: 'Vera Lang' });
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('sharing an own page', () => {
  it('PRO-05 offers to make a page public that visitors do not see, and shares it then', async () => {
    signedIn();
    answer(call, { ...ownVera, publicPage: false });
    answer(contract.participant.updateProfile, {
      ...ownVera,
      publicPage: true,
      version: ownVera.version + 1,
    });
    const share = vi.fn(async () => undefined);
    Object.assign(navigator, { share });
    await open();
    await named();
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make your page public?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make public and share' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(sent()).toContainEqual(
      expect.objectContaining({
        call: contract.participant.updateProfile,
        body: { participantId: ownVera.id, profile: { publicPage: true }, version: ownVera.version },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    Reflect.deleteProperty(navigator, 'share');
  });
});
