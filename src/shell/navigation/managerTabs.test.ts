import { expect, it } from 'vitest';
import { routePaths } from '../../lib/routes';
import { managerTabs } from './managerTabs';

const idsFor = (audience: 'manager' | 'admin') =>
  managerTabs(audience, routePaths.myCommunities, (name) => name).map(({ id }) => id);

it('ADM-01 ROU-04 sections that exist in the order of the specification; a manager alone has a way back', () => {
  const order = ['event', 'members', 'reports', 'audit', 'memberSide'];
  expect(idsFor('manager')).toEqual(order.filter((id) => idsFor('manager').includes(id)));
  expect(idsFor('manager').at(-1)).toBe('memberSide');
  expect(idsFor('admin')).toEqual(idsFor('manager').slice(0, -1));
  expect(idsFor('admin')[0]).toBe('event');
  const { to } = managerTabs('manager', routePaths.events, (name) => name).at(-1)!;
  expect(to).toBe(routePaths.events);
});
