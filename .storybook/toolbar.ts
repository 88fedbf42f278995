import type { Preview } from '@storybook/react-vite';
import { brands } from './brands';
import { own } from './language';
import { variantNames } from './variants';

const choice = (description: string, icon: string, items: (string | { value: string; title: string })[]) => ({
  description,
  toolbar: { icon: icon as 'globe', items, dynamicTitle: true },
});

/** The toolbar of stories, in addition to theme and viewport, which addons have. */
export const toolbar: Preview['globalTypes'] = {
  community: choice(
    'Community',
    'paintbrush',
    brands.map(({ name }) => name),
  ),
  lang: choice('Language', 'globe', [
    { value: own, title: "the community's own" },
    { value: 'en', title: 'English' },
    { value: 'ru', title: 'Русский' },
  ]),
  variant: choice('Variant', 'category', [
    { value: 'built', title: 'variant of the build' },
    ...variantNames,
  ]),
  dir: choice('Reading direction', 'transfer', ['ltr', 'rtl']),
};

export const initialGlobals = { community: 'neutral', lang: own, variant: 'built', dir: 'ltr' };
