import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { refusal } from '../../../../tests/support/fakeServer/refusal';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import { ProfileImport } from './ProfileImport';

const { searchLinkedin } = contract.lookup;
const found = {
  firstName: 'Ann',
  lastName: 'Lee',
  position: null,
  company: null,
  about: null,
  city: null,
  country: null,
  imageUrl: null,
  linkedInUrl: 'https://www.linkedin.com/in/ann',
};
const refuse = (code: number, status: number) => refusal(code, 'Couldn’t import the profile.', status);

const meta = {
  component: ProfileImport,
  loaders: [texts],
  decorators: [inLanguage],
  args: { onFound: () => true },
} satisfies Meta<typeof ProfileImport>;
export default meta;

type Story = StoryObj<typeof meta>;

const paste: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  await userEvent.keyboard('linkedin.com/in/ann{Enter}');
};

export const Closed: Story = {};

export const WrongLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await userEvent.keyboard('example.org/ann{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};

export const Waiting: Story = {
  beforeEach: answering(({ answer }) => answer(searchLinkedin, () => new Promise(() => undefined))),
  play: paste,
};

export const Done: Story = {
  beforeEach: answering(({ answer }) => answer(searchLinkedin, found)),
  play: async (context) => {
    await paste(context);
    await waitFor(() => expect(context.canvas.queryByRole('textbox')).toBeNull());
    await waitFor(() => expect(document.querySelector('body > [data-announcer]')).not.toBeEmptyDOMElement());
  },
};

export const Failed: Story = {
  beforeEach: answering(({ answer }) => answer(searchLinkedin, refuse(1124, 502))),
  play: async (context) => {
    await paste(context);
    await waitFor(() => expect(context.canvas.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(context.canvas.getAllByRole('button')).toHaveLength(2));
  },
};

export const NotSetUp: Story = {
  beforeEach: answering(({ answer }) => answer(searchLinkedin, refuse(1123, 501))),
  play: async (context) => {
    await paste(context);
    await waitFor(() => expect(context.canvas.getByText(/LinkedIn/)).toBeVisible());
    await waitFor(() => expect(context.canvas.queryByRole('button')).toBeNull());
  },
};
