// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useFirstTab } from './useFirstTab';

function Undo() {
  const button = useRef<HTMLButtonElement>(null);
  useFirstTab(button);
  return <button ref={button}>Undo</button>;
}

function Page({ offers }: { offers: boolean }) {
  return (
    <>
      <button>First</button>
      <input aria-label="Second" />
      {offers && <Undo />}
    </>
  );
}

const focused = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;

it('UIX-11 the first Tab goes to the button, and Shift and Tab back from there', async () => {
  const user = userEvent.setup();
  render(<Page offers />);
  screen.getByText('First').focus();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(focused()).toBe('Undo');
  await user.tab({ shift: true });
  expect(focused()).toBe('First');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Second'));
});

it('UIX-11 gives the focus back when it goes', async () => {
  const { rerender } = render(<Page offers />);
  screen.getByText('First').focus();
  await userEvent.tab();
  expect(focused()).toBe('Undo');
  rerender(<Page offers={false} />);
  expect(focused()).toBe('First');
});

it('leaves Tab as it is once something else was pressed', async () => {
  const user = userEvent.setup();
  render(<Page offers />);
  screen.getByText('First').focus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Second'));
});
