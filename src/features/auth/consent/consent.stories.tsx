import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../../ui/Stack/Stack';
import { inLanguage, texts } from '../../../components/story/story';
import { ConsentCheckbox } from './ConsentCheckbox';
import { ChangedDocuments } from './ChangedDocuments';
import { ConsentLater } from './ConsentLater';
import TermsDialog from './TermsDialog';

const meta = { title: 'features/auth/consent', loaders: [texts], decorators: [inLanguage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const documents = { termsUrl: '/terms.html', policyUrl: '/privacy.html', agreementUrl: '/agreement.html' };

export const Checkbox: Story = {
  render: () => (
    <Stack>
      <ConsentCheckbox documents={documents} />
      <ConsentCheckbox documents={{ ...documents, agreementUrl: undefined }} defaultChecked />
      <ConsentCheckbox documents={{}} error="Confidentiality agreement required" />
    </Stack>
  ),
};

export const Dialog: Story = {
  render: () => <TermsDialog documents={documents} onAgree={fn()} onClose={fn()} closeLabel="Cancel" />,
};

export const Again: Story = {
  render: () => <TermsDialog again documents={documents} onAgree={fn()} onClose={fn()} closeLabel="Cancel" />,
};

export const Postponed: Story = { render: () => <ConsentLater onOpen={fn()} /> };

export const Changed: Story = {
  render: () => <ChangedDocuments documents={documents} onAgree={fn()} />,
};
