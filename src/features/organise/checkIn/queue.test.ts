import { describe, expect, it } from 'vitest';
import { added, keepQueue, readQueue, replayed, type Waiting } from './queue';

const letIn = (personId: string): Waiting => ({
  kind: 'IN',
  personId,
  scanId: `scan-${personId}`,
  at: '2026-11-24T18:00:00Z',
});
const takenBack = (personId: string): Waiting => ({ kind: 'OUT', personId });

function storageOf(content: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(content));
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('EVT-10 what waits for the server at check-in', () => {
  it('outlives the page, event by event, and leaves nothing behind', () => {
    const storage = storageOf();
    keepQueue('e1', [letIn('ada')], storage);
    expect(readQueue('e1', storage)).toEqual([letIn('ada')]);
    expect(readQueue('e2', storage)).toEqual([]);
    keepQueue('e1', [], storage);
    expect(storage.getItem('checkIn.e1')).toBeNull();
  });

  it.each(['{', 'null', '{"kind":"IN"}', '[7,null,{"kind":"X"}]'])('is nothing of what is none: %s', (text) =>
    expect(readQueue('e1', storageOf({ 'checkIn.e1': text }))).toEqual([]),
  );

  it('stays in memory where the device keeps nothing', () => {
    const full = {
      ...storageOf(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => keepQueue('e1', [letIn('ada')], full)).not.toThrow();
  });

  it('is as if it had never been, when it is taken back before it was sent', () => {
    expect(added([letIn('ada'), letIn('bob')], takenBack('ada'))).toEqual([letIn('bob')]);
    expect(added([letIn('bob')], takenBack('ada'))).toEqual([letIn('bob'), takenBack('ada')]);
  });

  it('is sent in order, and what does not come through waits with all that follows', async () => {
    const sent: string[] = [];
    const left = await replayed([letIn('ada'), letIn('bob'), letIn('eva')], ({ personId = '' }) => {
      sent.push(personId);
      return Promise.resolve(personId === 'bob' ? 'unreached' : 'done');
    });
    expect(sent).toEqual(['ada', 'bob']);
    expect(left).toEqual([letIn('bob'), letIn('eva')]);
    expect(await replayed(left, () => Promise.resolve('done'))).toEqual([]);
  });
});
