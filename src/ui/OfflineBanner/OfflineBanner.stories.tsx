import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { OfflineBanner } from './OfflineBanner';

const meta = {
  component: OfflineBanner,
  args: { shown: true, title: 'Offline', text: 'The app is offline. Check your connection' },
} satisfies Meta<typeof OfflineBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Russian: Story = {
  args: { title: 'Нет сети', text: 'Приложение не в сети. Проверьте соединение' },
};
export const Online: Story = { args: { shown: false } };
export const PartFailed: Story = {
  args: {
    title: undefined,
    text: 'Part of this page didn’t load.',
    action: (
      <Button variant="secondary" size="sm">
        Try again
      </Button>
    ),
  },
};
