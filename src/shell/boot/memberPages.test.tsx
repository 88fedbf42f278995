// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, sent } from '../../../tests/support/answers';
import {
  answersAt,
  arrive,
  closePages,
  opened,
  payloadOf,
  prepareBrowser,
  rendered,
  rendering,
  setClock,
  textOf,
  zone,
} from '../../../tests/support/arrivingPage';
import { asServer } from '../../../tests/support/asServer';
import { callOf } from '../../../tests/support/fakeServer/calls';
import { initOf, type InitChanges } from '../../../tests/support/initOf';
import { memberPages } from '../../../tests/support/memberPages';
import type { Rendered } from '../../config/renderedPage';
import { queryClient } from '../../api/queryClient';
import { withoutQuery } from '../../lib/addressParts';
import { render } from './render.server';
import { start } from './start';

vi.mock('react-dom/client', async (original) => {
  const { watched } = await import('../../../tests/support/arrivingPage');
  return watched(await original());
});
vi.mock('../dev/listen', () => ({ listenForConfig: () => () => undefined }));

beforeEach(prepareBrowser);
afterEach(closePages);

describe.each(memberPages)('$url', ({ url, shows, later }) => {
  let page: Rendered;
  beforeAll(async () => {
    process.env.TZ = zone;
    page = await rendered(url);
  });

  it('UIX-05 is there without scripts, from the answers it was given, and nothing of it waits', () => {
    for (const text of shows) expect(textOf(page)).toContain(text);
    expect(page.html).not.toContain('aria-busy="true"');
    // A part that failed, or is still to come.
    expect(page.html).not.toMatch(/<!--\$[!?]-->|<template/);
    expect(page.styles).toContain('<style');
    expect(page.used?.toSorted()).toEqual(Object.keys(answersAt(url)).toSorted());
  });

  it('UIX-05 is taken over as it is, without a request, a warning or a change', async () => {
    setClock(later);
    const root = arrive(url, page);
    // A phone has other tabs than a desktop around it.
    const main = root.querySelector('main')!;
    const [heading, html] = [root.querySelector('h1'), main.innerHTML];
    await act(() => start(root));
    expect(opened.hydrated).toBe(1);
    expect(root.querySelector('h1')).toBe(heading);
    expect(main.innerHTML).toBe(html);
    expect(sent()).toEqual([]);
  });

  it('UIX-05 has what its calls would have brought', async () => {
    const root = arrive(url, page);
    await act(() => start(root));
    const known = () => queryClient.getQueriesData({}).filter(([, data]) => data !== undefined);
    const before = known();
    expect(before.length).toBeGreaterThan(0);
    for (const [key, text] of Object.entries(answersAt(url))) {
      const [method = '', address = ''] = key.split(' ');
      const [call] = callOf(method, withoutQuery(address))!;
      answer(call, () => JSON.parse(text) as unknown);
    }
    await act(() => queryClient.refetchQueries());
    expect(known()).toEqual(before);
  });
});

describe('in another language', () => {
  it.each(['/my_communities', '/events', '/admin'])('UIX-07 %s is rendered in it', async (url) => {
    const [en, ru] = [await rendered(url), await rendered(url, { lang: 'ru' })].map(textOf);
    expect(ru).toMatch(/[а-я]{5}/i);
    expect(ru).not.toBe(en);
  });
});

describe('pages of different people', () => {
  const names = ['Ann', 'Berta', 'Chloe'];
  const urls = ['/my_communities', '/participants', '/profile', '/my_communities?tab=requests'];
  const once = urls.flatMap((url) => names.map((name) => ({ url, name })));
  const all = [...once, ...once.toReversed()];

  const expectOnly = ({ html, queries }: Rendered, name: string) => {
    const others = names.filter((other) => other !== name);
    expect(html + queries).toContain(name);
    expect(others.filter((other) => (html + queries).includes(other))).toEqual([]);
  };

  it('SES-01 never mix when they are rendered one after the other', async () => {
    for (const { url, name } of all) expectOnly(await rendered(url, { name }), name);
  });

  it('SES-01 never mix when they are rendered at the same time', async () => {
    const work = all.map(({ url, name }) => rendering(url, { name }));
    const pages = await asServer(() => Promise.all(work.map((each) => each())));
    pages.forEach((page, at) => expectOnly(page!, all[at]!.name));
  });

  it('SES-01 leave nothing behind when one fails, neither for the next member nor for a visitor', async () => {
    const url = '/participants';
    const answers = Object.fromEntries(
      Object.entries(answersAt(url, 'Berta')).map(([call, text]) => [
        call,
        call.endsWith('/top-tags') ? '{"not":"a list"}' : text,
      ]),
    );
    const failing = rendering(url, { answers });
    const payload = payloadOf();
    await asServer(async () => {
      const failed = failing();
      const others = ['/', url].map((path) => render(payload, { path, signedIn: path === url, texts: [] }));
      await expect(failed).rejects.toThrow();
      for (const page of await Promise.all(others)) {
        expect(page?.html).not.toContain('Berta');
        expect(page?.queries).toBeUndefined();
      }
    });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expectOnly(await rendered(url, { name: 'Ann' }), 'Ann');
  });
});

describe('a page that is not for the member now', () => {
  const known = (changes: InitChanges) => ({ 'POST /api/init': JSON.stringify(initOf(changes)) });

  it.each<[string, string, InitChanges]>([
    ['somebody who is not admitted', '/my_communities', { user: { enabled: false } }],
    ['a newcomer', '/onboarding', { user: { connectedParticipants: [] }, participant: null }],
    ['a newcomer at home', '/my_communities', { user: { connectedParticipants: [] }, participant: null }],
  ])('SES-03 is not rendered with data: %s', async (_, url, changes) => {
    expect(await asServer(rendering(url, { answers: known(changes) }))).toBeUndefined();
  });

  it('SES-03 is not rendered with data if nothing is known of them', async () => {
    expect(await asServer(rendering('/events', { answers: {} }))).toBeUndefined();
  });

  it.each([
    ['/', '/my_communities'],
    ['/admin', '/my_communities'],
    ['/nowhere', '/my_communities'],
  ])('ROU-03 %s is rendered as the home that it leads to', async (url, home) => {
    const answers = answersAt(home);
    const page = await asServer(rendering(url, { answers }));
    expect(page?.redirect).toBe(home);
    expect(page?.used?.toSorted()).toEqual(Object.keys(answers).toSorted());
  });
});
