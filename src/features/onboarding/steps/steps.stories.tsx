import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Container } from '../../../ui/Container/Container';
import { Stack } from '../../../ui/Stack/Stack';
import { inLanguage, texts } from '../../../components/story/story';
import { emptyDraft, type Draft } from '../draft/draft';
import { AboutYou } from './AboutYou';
import { Contacts } from './Contacts';
import { Photo } from './Photo';
import { Request } from './Request';
import { Story as StoryStep } from './Story';
import type { StepFormProps } from './types';

interface FillingProps {
  begin: Draft;
  errors: Record<string, string>;
  form: (props: StepFormProps) => ReactNode;
}

function Filling({ begin, errors, form }: FillingProps) {
  const [draft, setDraft] = useState(begin);
  return (
    <Container $width="reading">
      <Stack $gap={6}>
        {form({ draft, change: (change) => setDraft(change), errorOf: (path) => errors[path] })}
      </Stack>
    </Container>
  );
}

const meta = {
  title: 'features/onboarding/steps',
  component: Filling,
  loaders: [texts],
  decorators: [inLanguage],
  args: { begin: emptyDraft, errors: {}, form: (() => null) as FillingProps['form'] },
} satisfies Meta<typeof Filling>;
export default meta;

type Story = StoryObj<typeof meta>;

const example = 'We connect a battery and wait for the grid study. Who has been through the queue twice?';
const phrases = ['I’m looking for a pilot site.', 'I’d like a second opinion on a business case.'];

export const Profile: Story = { args: { form: (props) => <AboutYou {...props} /> } };

export const ProfileMissing: Story = {
  args: {
    form: (props) => <AboutYou {...props} />,
    errors: { firstName: 'The First name section requires an answer' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /First name|Имя/ })).toBeInvalid());
  },
};

export const LookingFor: Story = {
  args: { form: (props) => <Request {...props} example={example} phrases={phrases} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: phrases[0] }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(`${phrases[0]} `));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('button', { name: phrases[0] })).toBeNull());
  },
};

export const ContactsOfThreeTypes: Story = {
  args: {
    form: (props) => (
      <Contacts
        {...props}
        step="contacts"
        shown={['EMAIL', 'PHONE']}
        others={['SLACK']}
        required={{ types: ['EMAIL', 'PHONE'], min: 2 }}
      />
    ),
    begin: { ...emptyDraft, profile: { contacts: [{ type: 'PHONE', value: '12' }] } },
    errors: { 'contacts.0.value': 'Enter a phone number with its country code, such as +44 20 7946 0958' },
  },
};

export const Networks: Story = {
  args: {
    form: (props) => (
      <Contacts
        {...props}
        step="networks"
        shown={['LINKEDIN', 'GITHUB']}
        others={[]}
        required={{ types: ['LINKEDIN'], min: 1 }}
      />
    ),
    errors: { contacts: 'Add LinkedIn to your contacts' },
  },
};

export const Avatar: Story = { args: { form: (props) => <Photo {...props} /> } };

export const About: Story = {
  args: {
    form: (props) => <StoryStep {...props} />,
    begin: { ...emptyDraft, profile: { about: 'I look after substations.', tags: ['Energy', 'Grids'] } },
  },
};
