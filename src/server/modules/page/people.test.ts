import { describe, expect, it, vi } from 'vitest';
import { configFolder, plainDefaults } from '../../../../tests/support/configFolder';
import { buildCommunity } from '../../../config/pipeline';
import { peopleFor, peopleOn } from './people';

const { config } = buildCommunity({
  folder: configFolder('circle.example', {
    'landingen.json': { sections: [{ type: 'people', title: 'Who is here', count: 3 }] },
  }),
  defaults: plainDefaults,
});
const visit = { config, path: '/', signedIn: false, body: 'visitor', lang: 'en' } as const;
const people = [
  { id: '1', firstName: 'Ann', lastName: 'Lee', position: null, company: null, avatarUrl: null },
];

describe('the members on a page', () => {
  it('AUT-01 are as many as its sections show', async () => {
    const find = vi.fn(async () => people);
    expect(await peopleOn(visit, find)).toBe(people);
    expect(find).toHaveBeenCalledExactlyOnceWith(config, 3);
  });

  it.each([
    ['page', { path: '/login' }],
    ['visit by who is signed in', { signedIn: true }],
    ['page without its screen', { body: 'plain' as const }],
  ])('SES-07 are none on another %s', async (_, change) => {
    const find = vi.fn(async () => people);
    expect(await peopleOn({ ...visit, ...change }, find)).toBeUndefined();
    expect(find).not.toHaveBeenCalled();
  });

  it('AUT-01 are those of the welcome page for a manager who looks at it, without whom the manager does not see', async () => {
    const find = vi.fn(async () => people);
    const reader = { participantId: 'p1' };
    expect(await peopleFor(reader, { ...visit, route: 'welcomePreview' }, find)).toBe(people);
    expect(find).toHaveBeenCalledExactlyOnceWith(config, 3, 'p1');
    expect(await peopleFor(reader, { ...visit, route: 'myCommunities' }, find)).toBeUndefined();
  });
});
