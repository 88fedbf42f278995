import type { Meta, StoryObj } from '@storybook/react-vite';
import { People } from './People';

const meta = { component: People, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof People>;
export default meta;

type Story = StoryObj<typeof meta>;

const people = [
  { id: '1', firstName: 'Anna', lastName: 'Petrova', position: 'Product lead', company: 'Loom & Co' },
  { id: '2', firstName: 'Tom', lastName: 'Becker', position: 'Founder' },
  { id: '3', firstName: 'Мария', lastName: 'Иванова' },
  {
    id: '4',
    firstName: 'Maximiliana',
    lastName: 'Featherstonehaugh-Cholmondeley',
    company: 'Royal Society of Chemistry',
  },
];

export const Faces: Story = { args: { title: 'Some of the people you will find', count: 8, people } };

export const Nobody: Story = { args: { title: 'Never shown', count: 8, people: [] } };
