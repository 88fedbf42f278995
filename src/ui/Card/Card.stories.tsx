import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Column, Grid } from '../Grid/Grid';
import { Stack } from '../Stack/Stack';
import { Tag } from '../Tag/Tag';
import { Heading } from '../Text/Heading';
import { Text } from '../Text/Text';
import { Card } from './Card';

const meta = { component: Card, args: { children: 'A surface that holds one thing.' } } satisfies Meta<
  typeof Card
>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants = ['outlined', 'raised', 'soft', 'tinted'] as const;

export const Variants: Story = {
  render: () => (
    <Grid>
      {variants.map((variant) => (
        <Column key={variant} $span={{ md: 6, lg: 3 }}>
          <Card $variant={variant}>A surface that holds one thing: {variant}.</Card>
        </Column>
      ))}
    </Grid>
  ),
};

const people = [
  {
    name: 'Vera Lindqvist',
    role: 'Clinic operations, Stockholm',
    request: 'A designer who has shipped a booking flow.',
  },
  {
    name: 'Тимур Асанов',
    role: 'Основатель, Алматы',
    request: 'Кто вывел продукт на рынок Турции и расскажет как.',
  },
  {
    name: 'Inês Prata',
    role: 'Angel investor, Lisbon',
    request: 'Climate founders before their first round.',
  },
];

export const Members: Story = {
  render: () => (
    <Grid>
      {people.map(({ name, role, request }) => (
        <Column key={name} $span={{ md: 6, lg: 4 }}>
          <Card>
            <Stack>
              <Stack $row $gap={3}>
                <Avatar name={name} size="lg" decorative />
                <div>
                  <Heading level={3} size="md">
                    {name}
                  </Heading>
                  <Text $size="sm" $tone="muted">
                    {role}
                  </Text>
                </div>
              </Stack>
              <Text>{request}</Text>
              <Stack $row $gap={2} $wrap>
                <Tag>Design</Tag>
                <Tag>Health</Tag>
              </Stack>
              <Stack $row $gap={2}>
                <Button>Connect</Button>
                <Button variant="quiet">Bookmark</Button>
              </Stack>
            </Stack>
          </Card>
        </Column>
      ))}
    </Grid>
  ),
};
