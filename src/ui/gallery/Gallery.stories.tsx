import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './Gallery';

const meta = { component: Gallery, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const FromRightToLeft: Story = { globals: { dir: 'rtl' } };

const controls = ['a', 'button', 'input', 'textarea', 'select', '[role="tab"]', '[role="combobox"]'];

/** All primitives with hover, focus or press. */
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focus: controls, focusVisible: controls } } };
export const Pressed: Story = { parameters: { pseudo: { hover: true, active: true } } };
