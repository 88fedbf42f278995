import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { buildCommunity } from '../../src/config/pipeline';
import { errorLines } from '../brands';
import { FolderErrors } from './FolderErrors';

const folder = (domain: string, community: object) => ({
  domain,
  files: [{ name: 'community.json', path: `${domain}/community.json`, text: JSON.stringify(community) }],
});

const meta = {
  title: 'communities/FolderErrors',
  component: FolderErrors,
  args: { domain: 'circle.example', errors: [] },
} satisfies Meta<typeof FolderErrors>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The note above every story of a community whose folder has errors. */
export const Several: Story = {
  args: {
    errors: errorLines(
      buildCommunity({
        folder: folder('circle.example', { schemaVersion: 1, id: 'circle', title: '', admission: 'opne' }),
        defaults: folder('default', { schemaVersion: 1, id: 'default', title: 'Default' }),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/"opne"|opne/)).toBeVisible());
  },
};
