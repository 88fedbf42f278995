import type { Meta, StoryObj } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';
import { brands, wearBrand } from '../../../.storybook/brands';
import { Gallery } from './Gallery';

const meta = { component: Gallery, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };

const changing = () => document.getAnimations().filter((each) => each instanceof CSSTransition);

/* A change may be replaced by another on its way. */
const coloursSettled = async () => {
  for (let changes = changing(); changes.length > 0; changes = changing()) {
    await Promise.allSettled(changes.map((each) => each.finished));
  }
};

/** UIX-08: every colour of the kit is readable in every community, light and dark. */
export const EveryBrand: Story = {
  play: async ({ canvasElement }) => {
    for (const { name } of brands) {
      await wearBrand(name);
      for (const theme of ['light', 'dark']) {
        document.documentElement.dataset.theme = theme;
        await coloursSettled();
        const { violations } = await axe.run(canvasElement, { runOnly: ['color-contrast'] });
        const faults = violations.flatMap(({ nodes }) => nodes.map((node) => node.failureSummary));
        await expect(faults, `${name}, ${theme}`).toEqual([]);
      }
    }
  },
};
