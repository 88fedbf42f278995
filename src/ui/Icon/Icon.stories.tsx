import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, Handshake, MapPin, MessageCircle, Users } from 'lucide-react';
import { Stack } from '../Stack/Stack';
import { Icon } from './Icon';

const meta = { component: Icon, args: { icon: Users } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack $row>
      {[Calendar, Handshake, MapPin, MessageCircle, Users].map((icon, index) => (
        <Icon key={index} icon={icon} size={16 + index * 4} />
      ))}
    </Stack>
  ),
};
export const Labelled: Story = { args: { label: 'Members' } };
