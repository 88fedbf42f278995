import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/ApiError';
import type { OwnProfile } from '../../../../generated/api/participant';
import { ownVera } from '../../../../components/story/participants';
import type { Edits } from '../values/editable';
import type { Conflict } from './merge';
import { saveEdits } from './saveEdits';

/** A server with a profile that another device changes before this one's first tries. */
function server(changes: Partial<OwnProfile>[] = []) {
  let stored: OwnProfile = ownVera;
  const pending = [...changes];
  const send = vi.fn((edits: Edits, version: number) => {
    const change = pending.shift();
    if (change) stored = { ...stored, ...change, version: stored.version + 1 };
    if (version !== stored.version) return Promise.reject(new ApiError('changed', { code: 1119 }));
    stored = { ...stored, ...(edits as Partial<OwnProfile>), version: stored.version + 1 };
    return Promise.resolve(stored);
  });
  return { send, read: vi.fn(() => Promise.resolve(stored)), known: stored };
}

const never = () => Promise.reject(new Error('nobody asked'));
const base = { about: ownVera.about ?? '', goal: ownVera.goal ?? '' };

describe('saveEdits', () => {
  it('PRO-01 sends the edits with the version they were made from', async () => {
    const { send, read, known } = server();
    const saved = await saveEdits({ base, mine: { about: 'new' }, known, read, send, ask: never });
    expect(send.mock.calls).toEqual([[{ about: 'new' }, 3]]);
    expect(saved).toMatchObject({ about: 'new', version: 4 });
  });

  it('PRO-01 keeps what another device changed in other fields, without a question', async () => {
    const { send, read, known } = server([{ goal: 'theirs' }]);
    const saved = await saveEdits({ base, mine: { about: 'new' }, known, read, send, ask: never });
    expect(saved).toMatchObject({ about: 'new', goal: 'theirs', version: 5 });
    expect(send.mock.calls.at(-1)).toEqual([{ about: 'new' }, 4]);
  });

  it.each([
    [['about'], 'theirs'],
    [[], 'mine'],
  ])('PRO-01 asks about a field that both changed: %j is taken from the other', async (paths, about) => {
    const { send, read, known } = server([{ about: 'theirs' }]);
    const ask = vi.fn((_: readonly Conflict[]) => Promise.resolve(paths));
    const saved = await saveEdits({ base, mine: { about: 'mine' }, known, read, send, ask });
    expect(ask.mock.calls).toEqual([[[{ path: 'about', mine: 'mine', theirs: 'theirs' }]]]);
    expect(saved?.about).toBe(about);
  });

  it('PRO-01 asks again when the other device goes on meanwhile, and not about what was decided', async () => {
    const { send, read, known } = server([{ about: 'theirs', goal: 'theirs' }, { goal: 'theirs again' }]);
    const asked: string[] = [];
    const ask = (conflicts: readonly Conflict[]) => {
      asked.push(conflicts.map(({ path }) => path).join());
      return Promise.resolve([]);
    };
    const saved = await saveEdits({ base, mine: { about: 'mine', goal: 'mine' }, known, read, send, ask });
    expect(asked).toEqual(['about,goal', 'goal']);
    expect(saved).toMatchObject({ about: 'mine', goal: 'mine' });
  });

  it('PRO-01 asks before sending where this page has heard of the other device already', async () => {
    const { send, read, known } = server();
    const ask = vi.fn(() => Promise.resolve(undefined));
    const saved = await saveEdits({
      base,
      mine: { about: 'mine' },
      known: { ...known, about: 'theirs' },
      read,
      send,
      ask,
    });
    expect(ask).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
    expect(saved).toBeUndefined();
  });

  it('ERR-04 throws whatever else goes wrong', async () => {
    const { read, known } = server();
    const send = () => Promise.reject(new ApiError('no', { code: 1100 }));
    await expect(saveEdits({ base, mine: { about: 'x' }, known, read, send, ask: never })).rejects.toThrow(
      'no',
    );
  });
});
