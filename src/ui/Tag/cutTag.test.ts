import { expect, it } from 'vitest';
import { cutTag } from './cutTag';

it('shows a tag of 50 characters whole', () => {
  expect(cutTag('x'.repeat(50))).toBe('x'.repeat(50));
});

it('cuts a longer tag to 47 characters and an ellipsis', () => {
  expect(cutTag('x'.repeat(51))).toBe(`${'x'.repeat(47)}…`);
});

it('counts characters, not halves of them', () => {
  expect(cutTag('🙂'.repeat(50))).toBe('🙂'.repeat(50));
  expect(cutTag('🙂'.repeat(51))).toBe(`${'🙂'.repeat(47)}…`);
});
