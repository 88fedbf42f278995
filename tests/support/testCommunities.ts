import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Settings of a test community that differ from the defaults. */
export interface TestCommunity {
  community?: Record<string, unknown>;
  brand?: Record<string, unknown>;
  auth: Record<string, unknown>[];
  steps?: Record<string, unknown>;
  questions?: Record<string, unknown>[];
  partner?: Record<string, unknown>;
}

export const emailOnly: TestCommunity = { auth: [{ authType: 'EMAIL' }] };

const hidden = { visible: false };

/** Its members do not see each other. */
export const apart: TestCommunity = { ...emailOnly, community: { transparent: false } };

/** Asks newcomers for nothing: a name makes a member. */
export const nothingAsked: TestCommunity = {
  ...emailOnly,
  steps: {
    profile: hidden,
    lookingFor: hidden,
    contacts: hidden,
    networks: hidden,
    avatar: hidden,
    about: hidden,
  },
  questions: [],
};

/** The default of most tests: members see each other. Communities in which they do not have tests of their own. */
const open = { transparent: true };

/** Writes a COMMUNITIES_DIR: the repository's default community and those given, by domain. */
export function writeCommunities(dir: string, communities: Record<string, TestCommunity>): void {
  cpSync(join(import.meta.dirname, '../../communities/default'), join(dir, 'default'), { recursive: true });
  for (const [domain, { community, brand, auth, steps, questions, partner }] of Object.entries(communities)) {
    const folder = join(dir, domain);
    mkdirSync(folder, { recursive: true });
    const files = {
      community: { title: domain, ...open, ...community },
      brand: { title: domain, colors: { primary: '#7a1fa2' }, ...brand },
      authConfig: { methods: auth },
      ...(steps ? { stepsConfig: steps } : {}),
      ...(questions ? { questions: { questions } } : {}),
      ...(partner ? { partner } : {}),
    };
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(content, null, 2));
    }
  }
}
