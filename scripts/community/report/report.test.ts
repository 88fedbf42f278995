import { expect, it } from 'vitest';
import type { ConfigError } from '../../../src/config/types';
import { asGithub } from './github';
import { asJson } from './json';
import { asSarif } from './sarif';
import { asText } from './text';

const plain = (_: string, text: string): string => text;
const file = 'tests/fixtures/communities/broken/broken.example/community.json';
const issue: ConfigError = {
  code: 'unknown-key',
  severity: 'error',
  file,
  line: 6,
  column: 3,
  path: 'transparant',
  found: 'transparant',
  suggestion: 'transparent',
  message: 'the key "transparant" is unknown here: 100%, sure',
  fix: [{ rename: ['transparant'], to: 'transparent' }],
};
const hint: ConfigError = {
  code: 'unused-asset',
  severity: 'hint',
  file: 'a/b c.svg',
  line: 1,
  column: 1,
  path: '',
  message: 'nothing mentions it',
};
const result = { folders: 2, issues: [issue, hint], fixed: [] };

it('CFG-06 tells a person: a line per issue, and their sum', () => {
  expect(asText(result, plain)).toBe(
    `${file}:6:3 error unknown-key transparant: the key "transparant" is unknown here: 100%, sure; did you mean "transparent"?\n` +
      'a/b c.svg:1:1 hint unused-asset: nothing mentions it\n' +
      '1 error, 0 warnings, 1 hint in 2 folders; --fix can fix 1\n',
  );
  expect(asText({ folders: 2, issues: [], fixed: [] }, plain)).toBe('');
  expect(asText({ folders: 1, issues: [], fixed: [issue] }, plain)).toContain(
    '0 errors, 0 warnings, 0 hints in 1 folder; 1 fixed',
  );
});

it('CFG-06 tells a program everything, fixes too', () => {
  expect(JSON.parse(asJson(result))).toMatchObject({
    folders: 2,
    errors: 1,
    warnings: 0,
    hints: 1,
    issues: [issue, hint],
  });
});

it('CFG-06 annotates a pull request, with what its commands mind escaped', () => {
  expect(asGithub(result).split('\n')).toEqual([
    `::error file=${file},line=6,col=3,title=unknown-key::transparant: the key "transparant" is unknown here: 100%25, sure; did you mean "transparent"?`,
    '::notice file=a/b c.svg,line=1,col=1,title=unused-asset::nothing mentions it',
    '',
  ]);
});

it('CFG-06 speaks SARIF 2.1.0: rules, places, and the fix as a replacement of characters', () => {
  const log = JSON.parse(asSarif(result)) as {
    version: string;
    runs: { tool: { driver: { rules: { id: string }[] } }; results: Record<string, unknown>[] }[];
  };
  const [run] = log.runs;
  expect(log.version).toBe('2.1.0');
  expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(['unknown-key', 'unused-asset']);
  expect(run?.results[0]).toMatchObject({
    ruleId: 'unknown-key',
    ruleIndex: 0,
    level: 'error',
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: file }, region: { startLine: 6, startColumn: 3 } },
        logicalLocations: [{ fullyQualifiedName: 'transparant' }],
      },
    ],
    fixes: [
      {
        artifactChanges: [
          {
            replacements: [
              { deletedRegion: { charOffset: 143, charLength: 1 }, insertedContent: { text: 'e' } },
            ],
          },
        ],
      },
    ],
  });
  expect(run?.results[1]).toMatchObject({
    level: 'note',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'a/b%20c.svg' } } }],
  });
});
