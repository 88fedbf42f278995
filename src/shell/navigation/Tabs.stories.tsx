import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, House, UserRound } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../../components/story/story';
import { BottomBar } from './BottomBar';
import { TabList } from './TabList';
import type { ShownTab } from './useTabs';

/** Three tabs of a member; so many things wait at home. */
const tabsWith = (count: number): ShownTab[] => [
  { id: 'home', label: 'My communities', icon: House, to: '/my_communities', current: 'page', count },
  { id: 'events', label: 'Events', icon: CalendarDays, to: '/events' },
  { id: 'profile', label: 'Profile', icon: UserRound, to: '/profile' },
];

const meta = {
  title: 'shell/navigation/tabs',
  component: TabList,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { tabs: tabsWith(0) },
  // Each is for one width: a desktop shows the first, a phone the second.
  render: (args) => (
    <div style={{ minBlockSize: 160 }}>
      <TabList {...args} />
      <BottomBar {...args} />
    </div>
  ),
} satisfies Meta<typeof TabList>;
export default meta;

type Story = StoryObj<typeof meta>;

const says =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.textContent).toContain(text));
  };

export const NothingWaits: Story = {};
export const OneWaits: Story = { args: { tabs: tabsWith(1) }, play: says('1') };
export const SomeWait: Story = { args: { tabs: tabsWith(12) }, play: says('12') };
export const ManyWait: Story = { args: { tabs: tabsWith(240) }, play: says('99+') };
