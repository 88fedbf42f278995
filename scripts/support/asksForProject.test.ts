import { expect, it } from 'vitest';
import { asksForProject } from './asksForProject';

it.each([
  { args: [], asks: true },
  { args: ['run', '--project', 'storybook'], asks: true },
  { args: ['run', '--project=storybook'], asks: true },
  { args: ['run', '--project', 'unit*', '--project', 'story*'], asks: true },
  { args: ['run', '--project', '!contract'], asks: true },
  { args: ['run', '--project', 'unit*'], asks: false },
  { args: ['run', '--project=contract', 'storybook'], asks: false },
])('$args asks for storybook: $asks', ({ args, asks }) => {
  expect(asksForProject('storybook', args)).toBe(asks);
});
