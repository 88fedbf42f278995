import { execFileSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { root } from '../support/run';

/** What production runs on and a developer's machine need not have. `.ci/run` provides it. */
export interface Production {
  /** Environment of the suites that use PostgreSQL and Redis. */
  services: Record<string, string>;
  /** Environment in which `node` is that of production. */
  node: Record<string, string>;
}

/** Null where CI_DATABASE_URL, CI_REDIS_URL and CI_NODE (the folder of a program) are not set. */
export function production(
  { CI_DATABASE_URL, CI_REDIS_URL, CI_NODE, PATH = '' }: Partial<NodeJS.ProcessEnv> = process.env,
): Production | null {
  if (!CI_DATABASE_URL || !CI_REDIS_URL || !CI_NODE) return null;
  const node = { PATH: CI_NODE + delimiter + PATH };
  return { node, services: { ...node, DATABASE_URL: CI_DATABASE_URL, REDIS_URL: CI_REDIS_URL } };
}

const usesNode = "'node:(child_process|fs|http|net|os|stream|worker_threads|zlib)";
const unitsOf = ['src/server', 'src/config', 'scripts'].map((folder) => `${folder}/*.test.ts`);

/**
 * The units that can notice another Node, which does some things differently (`readdir`, for one, follows other links):
 * those that use Node itself.
 */
export const unitsOfNode = (): string[] =>
  execFileSync('git', ['grep', '-lE', usesNode, '--', ...unitsOf], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
