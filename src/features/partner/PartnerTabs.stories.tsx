import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerTabs } from './PartnerTabs';

const tab = (label: string, page: string, isCurrent = false) =>
  ({ label, to: `/partner/${page}`, lang: 'en', isCurrent }) as const;

const meta = {
  component: PartnerTabs,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Partner pages',
    tabs: [
      tab('Services', 'services'),
      tab('Education', 'education', true),
      tab('Contacts', 'contacts'),
      tab('Events', 'events'),
      tab('Earnings', 'earnings'),
      tab('Career', 'career'),
    ],
  },
} satisfies Meta<typeof PartnerTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Six: Story = {};

export const Two: Story = {
  args: {
    tabs: [tab('Услуги', 'services', true), tab('Доход', 'earnings')].map((one) => ({ ...one, lang: 'ru' })),
  },
};

/** The row scrolls, the page does not. */
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
