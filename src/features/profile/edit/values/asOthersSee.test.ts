import { describe, expect, it } from 'vitest';
import { ownVera } from '../../../../components/story/participants';
import { asOthersSee } from './asOthersSee';
import { editableOf, type Edits } from './editable';

const seen = (edits: Edits = {}) => asOthersSee(ownVera, { ...editableOf(ownVera), ...edits });
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
