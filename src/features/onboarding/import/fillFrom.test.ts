import { describe, expect, it } from 'vitest';
import type { ImportedProfile } from '../../../generated/api/lookup';
import { emptyDraft, type Draft } from '../draft/draft';
import { fillFrom } from './fillFrom';

const imported: ImportedProfile = {
  firstName: 'Ann',
  lastName: 'Lee',
  position: 'Engineer',
  company: null,
  about: 'I build grids.',
  city: 'Oslo',
  country: 'Norway',
  imageUrl: null,
  linkedInUrl: 'https://www.linkedin.com/in/ann',
};
const all = { about: true, linkedIn: true };
const draft = (profile: Draft['profile']): Draft => ({ ...emptyDraft, profile });

describe('fillFrom', () => {
  it('ONB-02 fills what is empty', () => {
    expect(fillFrom(draft({ lastName: '', tags: ['a'] }), imported, all)).toEqual({
      firstName: 'Ann',
      lastName: 'Lee',
      position: 'Engineer',
      about: 'I build grids.',
      location: { city: 'Oslo', country: 'Norway' },
      contacts: [{ type: 'LINKEDIN', value: 'https://www.linkedin.com/in/ann' }],
    });
  });

  it('ONB-02 leaves what is typed', () => {
    const typed = draft({
      firstName: 'Anna',
      location: { city: 'Bergen' },
      contacts: [
        { type: 'EMAIL', value: 'a@b.example' },
        { type: 'LINKEDIN', value: 'https://www.linkedin.com/in/other' },
      ],
    });
    expect(fillFrom(typed, imported, { about: false, linkedIn: true })).toEqual({
      lastName: 'Lee',
      position: 'Engineer',
    });
  });

  it('ONB-02 keeps the other contacts, and takes no contact this community does not ask for', () => {
    const typed = draft({
      contacts: [
        { type: 'EMAIL', value: 'half' },
        { type: 'LINKEDIN', value: ' ' },
      ],
    });
    expect(fillFrom(typed, imported, all).contacts).toEqual([
      { type: 'EMAIL', value: 'half' },
      { type: 'LINKEDIN', value: 'https://www.linkedin.com/in/ann' },
    ]);
    expect(fillFrom(typed, imported, { about: true, linkedIn: false })).not.toHaveProperty('contacts');
  });
});
