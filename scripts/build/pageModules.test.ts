import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/run';
import { pageModules } from './pageModules';

const src = join(root, 'src');
const pages = pageModules(src);
const of = (page: string) => (pages[page] ?? []).map((id) => id.slice(src.length + 1));

describe('the modules that pages begin with', () => {
  it('exist', () => {
    expect([...new Set(Object.values(pages).flat())].filter((id) => !existsSync(id))).toEqual([]);
  });

  it('are the screen, and without data the validators of its first calls', () => {
    const validator = 'generated/api/client/validators/participant.Completion.validator.js';
    expect(of('welcome')).toContain('main.tsx');
    expect(of('home signed in')).toContain('shell/home/HomeScreen.tsx');
    expect(of('profile without data signed in')).toEqual(
      expect.arrayContaining([...of('profile signed in'), validator]),
    );
    expect(of('profile signed in').filter((module) => module.includes('/validators/'))).toEqual([]);
  });

  it.each([
    ['home with what waits', 'features/home/waits/WhatWaits.tsx'],
    ['home with requests', 'features/home/Requests.tsx'],
  ])('are more where a part of the screen has something to show: %s', (page, part) => {
    expect(of('home signed in')).not.toContain(part);
    expect(of(`${page} signed in`)).toEqual(expect.arrayContaining([...of('home signed in'), part]));
  });

  it('are more for signed-in users, and more for managers', () => {
    expect(of('magicLink')).not.toContain('shell/boot/memberStart.ts');
    expect(of('magicLink signed in')).toContain('shell/boot/memberStart.ts');
    expect(of('editEvent signed in')).not.toContain('shell/navigation/ManagerNavigation.tsx');
    expect(of('editEvent of managers signed in')).toContain('shell/navigation/ManagerNavigation.tsx');
  });
});
