import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/ApiError';
import type { Progress } from '../../../../generated/api/onboarding';
import { fieldsOf, withField, type DraftField } from './draft';
import { createKeeper } from './keeper';
import { emptyKept, type Kept } from './kept';
import type { Lost } from './merge';

/** A server that keeps one progress and refuses a change made from another version than its own. */
function server() {
  let progress: Progress = { step: 0, answers: {}, lookingFor: '', profile: {}, version: 0, updatedAt: null };
  let clock = 1000;
  return {
    tick: () => (clock += 1000),
    now: () => clock,
    progress: () => progress,
    load: vi.fn(async () => structuredClone(progress)),
    save: vi.fn(async ({ version, ...draft }: Partial<Progress>) => {
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
    }),
  };
}

function device(of: ReturnType<typeof server>) {
  let kept: Kept | undefined;
  const lost: Lost[] = [];
  const saved: boolean[] = [];
  const keeper = createKeeper({
    userId: 'u',
    read: () => structuredClone(kept),
    write: (next) => void (kept = structuredClone(next)),
    load: of.load,
    save: of.save,
    now: of.now,
    tell: (news) => {
      lost.push(...(news.lost ?? []));
      if (news.saved !== undefined) saved.push(news.saved);
    },
  });
  const draft = () => (kept ?? emptyKept('u')).draft;
  const type = (field: DraftField, value: unknown) => {
    of.tick();
    keeper.change(withField(draft(), field, value));
  };
  return { keeper, draft, type, lost, saved, goTo: (step: number) => keeper.change({ ...draft(), step }) };
}

describe('the keeper', () => {
  it('ONB-03 what the server got as the page went is no other device’s', async () => {
    const of = server();
    const phone = device(of);
    await phone.keeper.open();
    phone.type('profile.firstName', 'An');
    of.save.mockImplementationOnce(async (body) => {
      await of.save(body);
      throw new TypeError('the page went');
    });
    await phone.keeper.save();
    phone.type('profile.firstName', 'Ann');
    await phone.keeper.open();
    expect(phone.draft().profile).toMatchObject({ firstName: 'Ann' });
    expect(phone.lost).toEqual([]);
    await phone.keeper.save();
    expect(of.progress().profile).toMatchObject({ firstName: 'Ann' });
  });

  it('ONB-03 saves what was typed, once, and another device goes on', async () => {
    const of = server();
    const phone = device(of);
    await phone.keeper.open();
    phone.type('profile.firstName', 'Ann');
    phone.goTo(2);
    await phone.keeper.save();
    await phone.keeper.save();
    expect(of.save).toHaveBeenCalledTimes(1);
    const laptop = device(of);
    await laptop.keeper.open();
    expect(laptop.draft()).toEqual(phone.draft());
    expect(laptop.draft().step).toBe(2);
  });

  it('ONB-03 keeps what is typed while the server is away, and saves it later', async () => {
    const of = server();
    const phone = device(of);
    await phone.keeper.open();
    phone.type('lookingFor', 'a mentor');
    of.save.mockRejectedValueOnce(new ApiError('Network Error'));
    await phone.keeper.save();
    expect(phone.saved).toEqual([false]);
    expect(phone.draft().lookingFor).toBe('a mentor');
    await phone.keeper.save();
    expect(phone.saved).toEqual([false, true]);
    expect(of.progress().lookingFor).toBe('a mentor');
  });

  it('ONB-03 saves what is typed while it saves', async () => {
    const of = server();
    const phone = device(of);
    await phone.keeper.open();
    phone.type('lookingFor', 'one');
    const saving = phone.keeper.save();
    phone.type('lookingFor', 'one two');
    await saving;
    expect(of.progress().lookingFor).toBe('one two');
  });

  it('ONB-03 saves no more once it is closed, and waits for what is under way', async () => {
    const of = server();
    const phone = device(of);
    await phone.keeper.open();
    phone.type('lookingFor', 'one');
    const saving = phone.keeper.save();
    phone.type('lookingFor', 'one two');
    await phone.keeper.close();
    expect(of.progress().lookingFor).toBe('one');
    await saving;
    await phone.keeper.save();
    expect(of.save).toHaveBeenCalledTimes(1);
  });

  it('ONB-03 brings two devices together and tells what gave way', async () => {
    const of = server();
    const [phone, laptop] = [device(of), device(of)];
    await phone.keeper.open();
    await laptop.keeper.open();
    phone.type('profile.firstName', 'Ann');
    phone.type('lookingFor', 'from the phone');
    laptop.type('profile.lastName', 'Lee');
    laptop.type('lookingFor', 'from the laptop');
    await phone.keeper.save();
    await laptop.keeper.save();
    expect(laptop.lost).toEqual([{ field: 'lookingFor', value: 'from the laptop' }]);
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
        for (const { keeper } of devices) await keeper.open();
        const owed = new Set<unknown>();
        for (const [at, { by, field, saves }] of moves.entries()) {
          const { draft, type, keeper } = devices[by as 0 | 1];
          // What stands before somebody's eyes may be typed over.
          owed.delete(fieldsOf(draft()).get(field));
          type(field, `text ${at}`);
          owed.add(`text ${at}`);
          if (saves) await keeper.save();
        }
        for (const { keeper } of devices) await keeper.save();
        const there = [...fieldsOf(of.progress()).values()];
        const told = devices.flatMap(({ lost }) => lost.map(({ value }) => value));
        for (const text of owed) expect([...there, ...told]).toContain(text);
      }),
    );
  });
});
