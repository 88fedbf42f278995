import { describe, expect, it } from 'vitest';
import { production } from './production';
import { allSuites } from './suites';

const given = {
  CI_DATABASE_URL: 'postgres://here',
  CI_REDIS_URL: 'redis://here',
  CI_NODE: '/node24',
  PATH: '/bin',
};

describe('suites on what production runs on', () => {
  it('are added where it is there', () => {
    const without = allSuites('/results', {}, null).map(({ name }) => name);
    const added = allSuites('/results', {}, production(given)).filter(({ name }) => !without.includes(name));
    const node = { PATH: '/node24:/bin' };
    expect(added.map(({ name, env }) => ({ name, env }))).toEqual([
      { name: 'units on the Node of production', env: node },
      {
        name: 'contract on PostgreSQL',
        env: { ...node, DATABASE_URL: 'postgres://here', REDIS_URL: 'redis://here' },
      },
    ]);
  });

  it.each(['CI_DATABASE_URL', 'CI_REDIS_URL', 'CI_NODE'])('are not without %s', (name) =>
    expect(production({ ...given, [name]: '' })).toBeNull(),
  );

  it('report to files of their own', () => {
    const reports = allSuites('/results', {}, production(given)).flatMap(({ report }) => report ?? []);
    expect(new Set(reports).size).toBe(reports.length);
  });
});
