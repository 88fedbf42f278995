import { describe, expect, it } from 'vitest';
import { contract } from '../../../generated/api/contract';
import type { ServerCall } from '../../../lib/call';
import { isBuilt, routeNames, rowOf } from '../../../lib/routes';
import { initCall } from './initCall';
import { screenCalls, tabCalls } from './screenCalls';

const all: ServerCall<unknown, unknown, unknown, unknown>[] = Object.values(contract).flatMap((resource) =>
  Object.values(resource),
);
const withoutNames = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

/** The call of the contract that a row names with a query that the call has. */
function callOf(text: string) {
  const [method, address = ''] = text.split(' ');
  const [path = '', query] = address.split('?');
  const found = all.find((call) => call.method === method && withoutNames(call.path) === withoutNames(path));
  const names = Object.keys((found?.query?.properties ?? {}) as object);
  return [...new URLSearchParams(query).keys()].every((name) => names.includes(name)) ? found : undefined;
}

const rows = [
  ...Object.values(screenCalls),
  ...Object.values(tabCalls).flatMap((tabs) => Object.values(tabs)),
];
const named = [...new Set(rows.flat())];

describe('the first calls of screens', () => {
  it('UIX-05 have a row for every screen', () => {
    const screens = routeNames.filter(isBuilt).map((name) => rowOf(name).screen);
    expect(Object.keys(screenCalls).toSorted()).toEqual([...new Set(screens)].toSorted());
  });

  it.each(named)('UIX-05 API-00 only read, by a call of the contract: %s', (text) => {
    expect(callOf(text)).toMatchObject({ method: 'GET' });
  });

  it('UIX-05 U01 the call about the user comes in addition', () => {
    expect(callOf(initCall)).toBe(contract.currentUser.init);
    expect(named).not.toContain(initCall);
  });
});
