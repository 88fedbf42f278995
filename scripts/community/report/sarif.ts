import { readFileSync } from 'node:fs';
import { faultCodes, type FaultCode } from '../../../src/config/faultCodes';
import type { ConfigError } from '../../../src/config/types';
import { mendedText } from '../mend/mendedText';
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

/** A mend of the fault's own file as the format writes it; what changes other files has no form there. */
function fixesOf(fault: ConfigError): object[] {
  if (!fault.mend) return [];
  try {
    const before = readFileSync(fault.file, 'utf8');
    const after = mendedText(before, fault.mend);
    if (after === undefined || after === before) return [];
    const change = {
      artifactLocation: { uri: uriOf(fault.file) },
      replacements: [difference(before, after)],
    };
    return [{ description: { text: 'Mend it' }, artifactChanges: [change] }];
  } catch {
    return [];
  }
}

function resultOf(fault: ConfigError, rules: readonly FaultCode[]) {
  const { code, severity, message, suggestion, allowed, file, line, column, path } = fault;
  const text = [
    `${message}.`,
    ...(suggestion ? [`Did you mean "${suggestion}"?`] : []),
    ...(allowed && !message.includes(allowed) ? [`Allowed: ${allowed}.`] : []),
  ].join(' ');
  const fixes = fixesOf(fault);
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

/** The faults as SARIF 2.1.0, which code scanning services and editors read. */
export function asSarif({ faults }: CheckResult): string {
  const rules = [...new Set(faults.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'community check',
            rules: rules.map((id) => ({ id, shortDescription: { text: faultCodes[id] } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: faults.map((fault) => resultOf(fault, rules)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
