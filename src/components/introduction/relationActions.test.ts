import { expect, it } from 'vitest';
import { relationActions } from './relationActions';

it.each([
  ['NONE', ['connect'], undefined],
  ['NOT_RECOMMENDED', [], 'text'],
  ['INTERESTED', ['withdraw'], 'badge'],
  ['HELD', ['withdraw'], 'badge'],
  ['DECLINED', [], 'badge'],
  ['INCOMING', ['accept', 'decline'], undefined],
  ['CONNECTED', ['suggest'], 'badge'],
  ['HIDDEN', ['show'], 'badge'],
] as const)('HOM-02 of somebody who is %s, a member can %j', (relation, buttons, named) => {
  expect(relationActions[relation].buttons).toEqual(buttons);
  expect(relationActions[relation].named).toBe(named);
});

it('HOM-02 a person can be reported and blocked whatever the relation, and hidden once', () => {
  for (const [relation, { menu }] of Object.entries(relationActions)) {
    expect(menu).toEqual(expect.arrayContaining(['block', 'report']));
    expect(menu.includes('hide')).toBe(relation !== 'HIDDEN');
  }
});
