import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { typeScale, type TypeSize } from '../theme';
import { Heading } from './Heading';
import { Text } from './Text';

const meta = { component: Text, args: { children: 'Meet the people behind the work.' } } satisfies Meta<
  typeof Text
>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes = Object.keys(typeScale) as TypeSize[];

export const Scale: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Text key={size} $size={size}>
          {size} Meet the people behind the work. Знакомьтесь с теми, кто делает дело.
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack $gap={1}>
      <Text>Text</Text>
      <Text $tone="muted">Quieter</Text>
      <Text $tone="success">Saved</Text>
      <Text $tone="error">Not saved</Text>
      <Text $numeric>1 234 567</Text>
    </Stack>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Conversations that lead somewhere
      </Heading>
      <Heading level={2}>Разговоры, которые куда-то ведут</Heading>
      <Heading level={3}>How it works</Heading>
      <Heading level={4}>Every Tuesday</Heading>
    </Stack>
  ),
};
