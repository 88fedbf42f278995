import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError';
import type { Progress } from '../../../generated/api/onboarding';
import { fieldsOf, withField, type DraftField } from './draft';
import { createDraftSync } from './draftSync';
import { emptyStoredDraft, type StoredDraft } from './storedDraft';
import type { Conflict } from './merge';

/** A server that stores one progress and refuses a change made from another version. */
function server() {
  let progress: Progress = { step: 0, answers: {}, lookingFor: '', profile: {}, version: 0, updatedAt: null };
  let clock = 1000;
  const store = async ({ version, ...draft }: Partial<Progress>) => {
    if (version !== progress.version) {
      throw new ApiError('changed', { code: 1119, response: { status: 409, body: {} } });
    }
    progress = {
      ...progress,
      ...structuredClone(draft),
      version: progress.version + 1,
      updatedAt: new Date((clock += 1000)).toISOString(),
    };
    return structuredClone(progress);
  };
  return {
    tick: () => (clock += 1000),
    now: () => clock,
    progress: () => progress,
    load: vi.fn(async () => structuredClone(progress)),
    store,
    save: vi.fn(store),
  };
}

function device(of: ReturnType<typeof server>) {
  let stored: StoredDraft | undefined;
  const conflicts: Conflict[] = [];
  const saved: boolean[] = [];
  const sync = createDraftSync({
    userId: 'u',
    read: () => structuredClone(stored),
    write: (next) => void (stored = structuredClone(next)),
    load: of.load,
    save: of.save,
    now: of.now,
    notify: (news) => {
      conflicts.push(...(news.conflicts ?? []));
      if (news.saved !== undefined) saved.push(news.saved);
    },
  });
  const draft = () => (stored ?? emptyStoredDraft('u')).draft;
  const type = (field: DraftField, value: unknown) => {
    of.tick();
    sync.change(withField(draft(), field, value));
  };
  return { sync, draft, type, conflicts, saved, goTo: (step: number) => sync.change({ ...draft(), step }) };
}

describe('the sync', () => {
  it('ONB-03 what the server got as the page went is no other device’s', async () => {
    const of = server();
    const phone = device(of);
    await phone.sync.open();
    phone.type('profile.firstName', 'An');
    of.save.mockImplementationOnce(async (body) => {
      await of.save(body);
      throw new TypeError('the page went');
    });
    await phone.sync.save();
    phone.type('profile.firstName', 'Ann');
    await phone.sync.open();
    expect(phone.draft().profile).toMatchObject({ firstName: 'Ann' });
    expect(phone.conflicts).toEqual([]);
    await phone.sync.save();
    expect(of.progress().profile).toMatchObject({ firstName: 'Ann' });
  });

  it('ONB-03 what the server got only after the next page had asked is no other device’s', async () => {
    const of = server();
    const phone = device(of);
    await phone.sync.open();
    phone.type('lookingFor', 'bak');
    let arrive: () => Promise<unknown> = () => Promise.resolve();
    of.save.mockImplementationOnce((body) => {
      arrive = () => of.save(body);
      return Promise.reject(new TypeError('the page went'));
    });
    await phone.sync.save();
    phone.type('lookingFor', 'bakers');
    await phone.sync.open();
    // By the server's clock it is the newer one.
    await arrive();
    await phone.sync.save();
    expect(phone.conflicts).toEqual([]);
    expect(phone.draft().lookingFor).toBe('bakers');
    expect(of.progress().lookingFor).toBe('bakers');
  });

  it('ONB-03 saves what was typed, once, and another device goes on', async () => {
    const of = server();
    const phone = device(of);
    await phone.sync.open();
    phone.type('profile.firstName', 'Ann');
    phone.goTo(2);
    await phone.sync.save();
    await phone.sync.save();
    expect(of.save).toHaveBeenCalledTimes(1);
    const laptop = device(of);
    await laptop.sync.open();
    expect(laptop.draft()).toEqual(phone.draft());
    expect(laptop.draft().step).toBe(2);
  });

  it('ONB-03 keeps what is typed while the server is away, and saves it later', async () => {
    const of = server();
    const phone = device(of);
    await phone.sync.open();
    phone.type('lookingFor', 'a mentor');
    of.save.mockRejectedValueOnce(new ApiError('Network Error'));
    await phone.sync.save();
    expect(phone.saved).toEqual([false]);
    expect(phone.draft().lookingFor).toBe('a mentor');
    await phone.sync.save();
    expect(phone.saved).toEqual([false, true]);
    expect(of.progress().lookingFor).toBe('a mentor');
  });

  it('ONB-03 saves what is typed while it saves', async () => {
    const of = server();
    const phone = device(of);
    await phone.sync.open();
    phone.type('lookingFor', 'one');
    const saving = phone.sync.save();
    phone.type('lookingFor', 'one two');
    await saving;
    expect(of.progress().lookingFor).toBe('one two');
  });

  it('ONB-03 goes on saving for as long as something is typed while it saves', async () => {
    const of = server();
    const phone = device(of);
    await phone.sync.open();
    const names = ['Ann', 'Anna', 'Annab', 'Annabe', 'Annabel'];
    of.save.mockImplementation(async (body) => {
      const progress = await of.store(body);
      const name = names.shift();
      if (name) phone.type('profile.firstName', name);
      return progress;
    });
    phone.type('profile.firstName', 'An');
    await phone.sync.save();
    expect(of.progress().profile).toMatchObject({ firstName: 'Annabel' });
    expect(phone.saved).toEqual([true]);
  });

  it('ONB-03 saves no more once it is closed, and waits for what is under way', async () => {
    const of = server();
    const phone = device(of);
    await phone.sync.open();
    phone.type('lookingFor', 'one');
    const saving = phone.sync.save();
    phone.type('lookingFor', 'one two');
    await phone.sync.close();
    expect(of.progress().lookingFor).toBe('one');
    await saving;
    await phone.sync.save();
    expect(of.save).toHaveBeenCalledTimes(1);
  });

  it('ONB-03 brings two devices together and tells what gave way', async () => {
    const of = server();
    const [phone, laptop] = [device(of), device(of)];
    await phone.sync.open();
    await laptop.sync.open();
    phone.type('profile.firstName', 'Ann');
    phone.type('lookingFor', 'from the phone');
    laptop.type('profile.lastName', 'Lee');
    laptop.type('lookingFor', 'from the laptop');
    await phone.sync.save();
    await laptop.sync.save();
    expect(laptop.conflicts).toEqual([{ field: 'lookingFor', value: 'from the laptop' }]);
    expect(of.progress()).toMatchObject({
      lookingFor: 'from the phone',
      profile: { firstName: 'Ann', lastName: 'Lee' },
    });
  });

  it('ONB-03 loses no field silently, whatever two devices type in whatever order', async () => {
    const fields = ['answers.a', 'profile.firstName', 'lookingFor'] as const;
    const move = fc.record({
      by: fc.constantFrom(0, 1),
      field: fc.constantFrom(...fields),
      saves: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
        const of = server();
        const devices = [device(of), device(of)] as const;
        for (const { sync } of devices) await sync.open();
        const owed = new Set<unknown>();
        for (const [at, { by, field, saves }] of moves.entries()) {
          const { draft, type, sync } = devices[by as 0 | 1];
          // The user has seen this value and may overwrite it.
          owed.delete(fieldsOf(draft()).get(field));
          type(field, `text ${at}`);
          owed.add(`text ${at}`);
          if (saves) await sync.save();
        }
        for (const { sync } of devices) await sync.save();
        const there = [...fieldsOf(of.progress()).values()];
        const told = devices.flatMap(({ conflicts }) => conflicts.map(({ value }) => value));
        for (const text of owed) expect([...there, ...told]).toContain(text);
      }),
    );
  });
});
