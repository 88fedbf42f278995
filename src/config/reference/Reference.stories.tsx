import type { Meta, StoryObj } from '@storybook/react-vite';
import { reference } from '../../generated/config/reference';
import { css } from './css';
import { referenceBody } from './page';

/** Every key of a community's files, as the server shows them at /dev/config. */
const meta = {
  title: 'Configuration',
  parameters: {
    layout: 'fullscreen',
    ownColours: true,
    // The rows are alike; axe would take half a minute for all of them.
    a11y: { context: { exclude: ['.reference tbody tr:nth-child(n + 3)'] } },
  },
} satisfies Meta;
export default meta;

export const EveryKey: StoryObj<typeof meta> = {
  render: () => (
    <>
      <style>{css}</style>
      <div
        className="reference"
        lang="en"
        dir="ltr"
        dangerouslySetInnerHTML={{ __html: referenceBody(reference) }}
      />
    </>
  ),
};
