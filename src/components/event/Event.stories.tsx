import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePeople } from '../people/samplePeople';
import { calledOff, eventNow, going, podcast, potluck, supper, walk } from '../story/sampleEvents';
import { inLanguage, texts } from '../story/story';
import { Grid, Column } from '../../ui/Grid/Grid';
import { Stack } from '../../ui/Stack/Stack';
import { Cover } from './Cover';
import { coverDrawings } from './coverDrawings';
import { DateBadge } from './DateBadge';
import { AvatarStack } from './AvatarStack';
import { Marks } from './Marks';
import { Price } from './Price';
import { When } from './When';
import { Where } from './Where';

const meta = {
  title: 'components/event',
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const events = [potluck, supper, podcast, walk];
const toPay = { ...supper, participation: { ...supper.participation!, approved: true } };
const declined = { ...potluck, participation: { ...potluck.participation!, status: 'REJECTED' as const } };

/** Each drawing in place of a cover, and a cover that does not load. */
export const Covers: Story = {
  render: () => (
    <Grid>
      {[...coverDrawings.keys()].map((at) => (
        <Column key={at} $span={{ md: 6 }}>
          <Cover id={String.fromCodePoint(97 + at)} src={null} />
        </Column>
      ))}
      <Column $span={{ md: 6 }}>
        <Cover id="e" src="/nowhere.webp" eager />
      </Column>
    </Grid>
  ),
};

export const Dates: Story = {
  render: () => (
    <Stack $row $gap={3}>
      {events.map(({ id, startsAt, timeZone }) => (
        <DateBadge key={id} startsAt={startsAt} timeZone={timeZone} />
      ))}
    </Stack>
  ),
};

export const Facts: Story = {
  render: () => (
    <Stack $gap={5}>
      {events.map((event) => (
        <Stack key={event.id} $gap={2}>
          <When event={event} zone="Europe/Berlin" now={eventNow()} />
          <Where event={event} />
          <Where event={event} short />
          <Price event={event} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Marked: Story = {
  render: () => (
    <Stack $gap={3}>
      {[going, supper, toPay, declined, podcast, walk, calledOff].map((event, at) => (
        <Marks key={at} event={event} />
      ))}
    </Stack>
  ),
};

export const WhoGoes: Story = {
  render: () => (
    <Stack>
      <AvatarStack people={samplePeople}>12 going</AvatarStack>
      <AvatarStack people={[]}>1 going</AvatarStack>
    </Stack>
  ),
};
