// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announced } from '../../../tests/support/announced';
import { TextField } from '../TextField/TextField';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.runAllTimers();
});

function Form({ wrong = [] }: { wrong?: string[] }) {
  return (
    <>
      {['Name', 'City'].map((label) => (
        <TextField
          key={label}
          label={label}
          error={wrong.includes(label) ? `${label} is missing` : undefined}
        />
      ))}
      <div tabIndex={-1} data-problems>
        Two fields
      </div>
      <button>Save</button>
    </>
  );
}

const settle = () => act(() => void vi.advanceTimersByTime(200));

it('UIX-12 the focus on the first invalid field says its error, so nothing else does', () => {
  const { rerender } = render(<Form />);
  screen.getByRole('button').focus();
  rerender(<Form wrong={['Name', 'City']} />);
  screen.getByLabelText('Name').focus();
  settle();
  expect(announced()).toEqual([]);
  expect(screen.getByLabelText('Name').getAttribute('aria-describedby')).toBe(
    screen.getByText('Name is missing').closest('p')!.id,
  );
});

it('UIX-12 a summary with the focus says all errors', () => {
  const { rerender } = render(<Form />);
  screen.getByRole('button').focus();
  rerender(<Form wrong={['Name', 'City']} />);
  screen.getByText('Two fields').focus();
  settle();
  expect(announced()).toEqual([]);
});

it('UIX-12 an error that appears while one types or goes on is announced', () => {
  const { rerender } = render(<Form />);
  screen.getByLabelText('Name').focus();
  rerender(<Form wrong={['Name']} />);
  settle();
  expect(announced()).toEqual(['Name is missing']);
  screen.getByRole('button').focus();
  rerender(<Form wrong={['Name', 'City']} />);
  settle();
  expect(announced()).toEqual(['Name is missing', 'City is missing']);
});
