import { formatError } from '../../../src/config/errors';
import type { Paint } from '../paint';
import { counted } from '../report/result';
import type { CommunityDiff } from './compare';
import type { Shots } from './screenshots';

const kinds = { added: 'a new community', removed: 'removed' } as const;

/** The line after a community's name. */
function remark({ kind, isInherited }: CommunityDiff): string {
  if (kind !== 'changed') return kinds[kind];
  return isInherited ? 'via default' : '';
}

function checkLine({ issues, fixed }: CommunityDiff): string {
  return [
    ...(['error', 'warning', 'hint'] as const).flatMap((grade) => {
      const count = issues.filter(({ severity }) => severity === grade).length;
      return count > 0 ? [`${counted(count, `new ${grade}`)}`] : [];
    }),
    ...(fixed > 0 ? [`${fixed} fixed`] : []),
  ].join(', ');
}

const worst = ({ issues }: CommunityDiff) =>
  issues.some(({ severity }) => severity === 'error') ? ('red' as const) : ('yellow' as const);

/** For a terminal: a paragraph per community, a line per part. Empty without changes. */
export function diffAsText(diffs: readonly CommunityDiff[], shots: Shots, paint: Paint): string {
  return diffs
    .map((diff) => {
      const note = remark(diff);
      const check = checkLine(diff);
      const lines = [
        `${paint('bold', diff.domain)}${note ? ` ${paint('dim', `(${note})`)}` : ''}`,
        ...diff.areas.map(({ name, says }) => `  ${name}: ${says.join('; ')}`),
        ...(check ? [`  check: ${paint(diff.issues.length > 0 ? worst(diff) : 'green', check)}`] : []),
        ...diff.issues.map((issue) => `    ${formatError(issue)}`),
        ...(shots[diff.domain] ?? []).map(({ screen, after, before }) =>
          ['  picture', `${screen}:`, before, '→', after].filter(Boolean).join(' '),
        ),
      ];
      return `${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** Escapes Markdown. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>|#~]/g, '\\$&');

const picture = (path: string | undefined, alt: string): string =>
  path ? `![${alt}](${encodeURI(path)})` : '—';

function pictures(diff: CommunityDiff, shots: Shots): string[] {
  const own = shots[diff.domain] ?? [];
  if (own.length === 0) return [];
  return [
    '',
    '| screen | before | after |',
    '| --- | --- | --- |',
    ...own.map(
      ({ screen, before, after }) =>
        `| ${screen} | ${picture(before, `${screen}, before`)} | ${picture(after, `${screen}, after`)} |`,
    ),
  ];
}

/** For a pull request. Empty without changes. */
export function diffAsMarkdown(diffs: readonly CommunityDiff[], shots: Shots): string {
  if (diffs.length === 0) return '';
  const paragraphs = diffs.map((diff) => {
    const note = remark(diff);
    const check = checkLine(diff);
    return [
      `### ${plain(diff.title)} (\`${diff.domain}\`)${note ? `: ${note}` : ''}`,
      '',
      ...diff.areas.map(({ name, says }) => `- **${name}**: ${says.map(plain).join('; ')}`),
      ...(check ? [`- **check**: ${check}`] : []),
      ...diff.issues.map((issue) => `  - ${plain(formatError(issue))}`),
      ...pictures(diff, shots),
    ].join('\n');
  });
  return `## Changes in the communities\n\n${paragraphs.join('\n\n')}\n`;
}
