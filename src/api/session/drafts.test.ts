// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { draftKey, readDraft, writeDraft } from './drafts';

const day = 86_400_000;
const key = draftKey('profile', 'p');

describe('a draft that nobody came back to', () => {
  it('is kept for thirty days', () => {
    writeDraft('profile', 'p', { name: 'Ann' }, 0);
    expect(readDraft('profile', 'p', 30 * day - 1)).toEqual({ name: 'Ann' });
    expect(localStorage.getItem(key)).not.toBeNull();
  });

  it('leaves the browser where it is found later', () => {
    writeDraft('profile', 'p', { name: 'Ann' }, 0);
    expect(readDraft('profile', 'p', 30 * day)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });
});
