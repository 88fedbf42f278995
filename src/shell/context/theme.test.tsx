// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { visit } from '../../../tests/support/inCommunity';
import { Footer } from '../layout/Footer';
import { builtVariant } from './variant';
import { chooseTheme, showTheme, storedTheme } from './theme';

const shown = () => document.documentElement.dataset.theme;

beforeEach(() => chooseTheme('system'));

describe('the theme', () => {
  it.each(['light', 'dark'] as const)(
    'CFG-08 %s is shown and remembered, for the next first HTML, too',
    (theme) => {
      chooseTheme(theme);
      expect(shown()).toBe(theme);
      expect(storedTheme()).toBe(theme);
      expect(document.cookie).toContain(`theme=${theme}`);
      showTheme('system');
      expect(shown()).toBeUndefined();
      showTheme(storedTheme());
      expect(shown()).toBe(theme);
    },
  );

  it('CFG-08 of the system is the one without a choice', () => {
    chooseTheme('dark');
    chooseTheme('system');
    expect(shown()).toBeUndefined();
    expect(storedTheme()).toBe('system');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(document.cookie).not.toContain('theme=');
  });

  it('CFG-08 colours the browser’s frame, and leaves it to the system again', () => {
    const metas = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000">',
    );
    document.documentElement.style.setProperty('--color-background', '#102030');
    chooseTheme('dark');
    chooseTheme('light');
    expect(metas().map((meta) => [meta.content, meta.getAttribute('media')])).toEqual([
      ['#102030', null],
      ['#000000', '(prefers-color-scheme: dark)'],
    ]);
    chooseTheme('system');
    expect(metas()).toHaveLength(1);
  });

  it('CFG-08 does not trust what it finds', () => {
    localStorage.setItem('theme', 'neon');
    expect(storedTheme()).toBe('system');
  });

  it('CFG-08 is chosen in the footer', async () => {
    await visit(<Footer />);
    const choice = screen.getByRole('combobox', { name: 'Theme' });
    await userEvent.selectOptions(choice, 'Dark');
    expect(shown()).toBe('dark');
    expect((choice as HTMLSelectElement).value).toBe('dark');
  });
});

describe('the footer', () => {
  it('VAR-01 links the legal documents there are', async () => {
    const legal = {
      showAgreement: true,
      agreementUrl: '/docs/a.html',
      policyUrl: '/docs/p.html',
      termsUrl: '/docs/t.html',
    };
    await visit(<Footer />, { files: { community: { legal } } });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Terms of use', '/docs/t.html'],
      ['Privacy policy', '/docs/p.html'],
      ['Agreement', '/docs/a.html'],
    ]);
  });

  it('VAR-01 links the variant’s where the community has none', async () => {
    await visit(<Footer />);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Terms of use', builtVariant.legal.termsUrl],
      ['Privacy policy', builtVariant.legal.policyUrl],
    ]);
  });

  it('VAR-01 names the platform in the community that is its own, and in no other', async () => {
    const { title, siteUrl } = builtVariant.brand;
    await visit(<Footer />);
    expect(screen.queryByRole('link', { name: title })).toBeNull();
    await visit(<Footer />, { files: { community: { platformLinks: true } } });
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(siteUrl);
    expect(screen.getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe(
      builtVariant.links.pricingUrl,
    );
  });
});
