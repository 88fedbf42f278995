import { describe, expect, it } from 'vitest';
import { ownVera } from '../../../../components/story/participants';
import type { ContactType } from '../../../../lib/rules/contacts/contactTypes';
import { asOthersSee } from './asOthersSee';
import { editableOf, type Edits } from './editable';

const shown = ['EMAIL', 'TELEGRAM', 'LINKEDIN', 'DISCORD'] as const;
const seen = (edits: Edits = {}, types: readonly ContactType[] = shown) =>
  asOthersSee(ownVera, { ...editableOf(ownVera), ...edits }, types);
const types = (edits: Edits) => seen(edits).contacts.map(({ type }) => type);

describe('what others see', () => {
  it.each([
    ['NONE', ['EMAIL'], ['EMAIL', 'TELEGRAM', 'LINKEDIN', 'DISCORD'], false],
    ['CUSTOM', ['EMAIL', 'PHONE'], ['TELEGRAM', 'LINKEDIN', 'DISCORD'], true],
    ['CUSTOM', ['PHONE'], ['EMAIL', 'TELEGRAM', 'LINKEDIN', 'DISCORD'], false],
    ['PRIVATE', [], [], true],
  ] as const)('PRO-02 with %s and %j hidden: %j', (privacy, contactTypesToHide, expected, hidden) => {
    const edits = { privacy, contactTypesToHide: [...contactTypesToHide] };
    expect(types(edits)).toEqual(expected);
    expect(seen(edits).contactsHidden).toBe(hidden);
  });

  it('CFG-13 is of the contacts those the community shows, in its order', () => {
    const { contacts, contactsHidden } = seen({}, ['LINKEDIN', 'VK', 'EMAIL']);
    expect(contacts.map(({ type }) => type)).toEqual(['LINKEDIN', 'EMAIL']);
    expect(contactsHidden).toBe(false);
  });

  it('PRO-01 is the place where it is shown, without where exactly', () => {
    expect(seen().location).toEqual({ city: 'Lisbon', country: 'Portugal', latitude: null, longitude: null });
    expect(seen({ showLocation: false }).location).toBeNull();
  });

  it('PRO-01 is nothing of the owner’s own', () => {
    expect(seen().owned).toBe(false);
    expect(Object.keys(seen())).not.toEqual(expect.arrayContaining(['answers', 'version', 'userId']));
  });

  it('PRO-01 is what is typed, not what is saved', () => {
    expect(seen({ goal: 'New', about: ' ', tags: ['a', 'A'] })).toMatchObject({
      goal: 'New',
      about: null,
      tags: ['a'],
    });
  });
});
