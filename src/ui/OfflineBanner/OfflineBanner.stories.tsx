import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineBanner } from './OfflineBanner';

const meta = {
  component: OfflineBanner,
  args: { offline: true, title: 'Offline', text: 'The app is offline. Check your connection' },
} satisfies Meta<typeof OfflineBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Russian: Story = {
  args: { title: 'Нет сети', text: 'Приложение не в сети. Проверьте соединение' },
};
export const Online: Story = { args: { offline: false } };
