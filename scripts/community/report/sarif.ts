import { readFileSync } from 'node:fs';
import { issueCodes, type IssueCode } from '../../../src/config/issueCodes';
import type { ConfigError } from '../../../src/config/types';
import { fixedText } from '../fix/fixedText';
import type { CheckResult } from './result';

const levels = { error: 'error', warning: 'warning', hint: 'note' } as const;

const uriOf = (file: string): string => file.split(/[\\/]/).map(encodeURIComponent).join('/');

/** The one stretch of characters in which two texts differ. */
function difference(before: string, after: string) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    deletedRegion: { charOffset: start, charLength: before.length - end - start },
    insertedContent: { text: after.slice(start, after.length - end) },
  };
}

/** A fix of the issue's own file as the format writes it; what changes other files has no form there. */
function fixesOf(issue: ConfigError): object[] {
  if (!issue.fix) return [];
  try {
    const before = readFileSync(issue.file, 'utf8');
    const after = fixedText(before, issue.fix);
    if (after === undefined || after === before) return [];
    const change = {
      artifactLocation: { uri: uriOf(issue.file) },
      replacements: [difference(before, after)],
    };
    return [{ description: { text: 'Fix it' }, artifactChanges: [change] }];
  } catch {
    return [];
  }
}

function resultOf(issue: ConfigError, rules: readonly IssueCode[]) {
  const { code, severity, message, suggestion, allowed, file, line, column, path } = issue;
  const text = [
    `${message}.`,
    ...(suggestion ? [`Did you mean "${suggestion}"?`] : []),
    ...(allowed && !message.includes(allowed) ? [`Allowed: ${allowed}.`] : []),
  ].join(' ');
  const fixes = fixesOf(issue);
  return {
    ruleId: code,
    ruleIndex: rules.indexOf(code),
    level: levels[severity],
    message: { text },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file) },
          region: { startLine: line, startColumn: column },
        },
        ...(path && { logicalLocations: [{ fullyQualifiedName: path }] }),
      },
    ],
    ...(fixes.length > 0 && { fixes }),
  };
}

/** The issues as SARIF 2.1.0, which code scanning services and editors read. */
export function asSarif({ issues }: CheckResult): string {
  const rules = [...new Set(issues.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'community check',
            rules: rules.map((id) => ({ id, shortDescription: { text: issueCodes[id] } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: issues.map((issue) => resultOf(issue, rules)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
