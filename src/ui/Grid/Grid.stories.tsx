import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Column, Grid } from './Grid';

const meta = {
  component: Grid,
  render: () => (
    <Grid>
      {[12, 6, 6, 4, 4, 4, 3, 3, 3, 3].map((columns, index) => (
        <Column key={index} $span={{ md: columns }}>
          <Card $variant="soft">{columns}</Card>
        </Column>
      ))}
    </Grid>
  ),
} satisfies Meta<typeof Grid>;
export default meta;

export const Spans: StoryObj<typeof meta> = {};
