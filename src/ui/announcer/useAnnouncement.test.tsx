// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announced } from '../../../tests/support/announced';
import { Dialog } from '../Dialog/Dialog';
import { Announcement } from './Announcement';
import { useChangeAnnouncement } from './useAnnouncement';

HTMLDialogElement.prototype.showModal ??= () => undefined;
HTMLDialogElement.prototype.close ??= () => undefined;

function Count({ text }: { text?: string }) {
  useChangeAnnouncement(text);
  return text;
}

it('UIX-10 says a text that appears or changes', async () => {
  const { rerender } = render(<Announcement>One</Announcement>);
  await waitFor(() => expect(announced()).toEqual(['One']));
  rerender(<Announcement>Two</Announcement>);
  await waitFor(() => expect(announced()).toEqual(['One', 'Two']));
});

it('UIX-10 says a count that changes, but not the first', async () => {
  const { rerender } = render(<Count text="12 members" />);
  rerender(<Count />);
  rerender(<Count text="3 members" />);
  await waitFor(() => expect(announced()).toEqual(['3 members']));
});

it('UIX-10 says it in the dialog that is open, because the page behind it is inert', async () => {
  const { getByRole } = render(
    <Dialog open title="Hide Vera?" closeLabel="Close" onClose={() => undefined}>
      <Announcement>Not hidden</Announcement>
    </Dialog>,
  );
  await waitFor(() => expect(getByRole('dialog', { hidden: true }).textContent).toContain('Not hidden'));
  expect(announced()).toEqual(['Not hidden']);
});
