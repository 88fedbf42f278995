import type { Change, Fix } from '../../../src/config/change';
import { applyToText, spliced } from '../edit/text';

const isChange = (step: Fix[number]): step is Change & { file?: string } =>
  'set' in step || 'remove' in step || 'rename' in step || 'insert' in step;

/** The steps of a fix that change the text of `file`; without a name, of the issue's own file. */
export const changesOf = (fix: Fix, file?: string): Change[] =>
  fix.flatMap((step) => {
    if (!isChange(step) || step.file !== file) return [];
    const { file: _file, ...change } = step;
    return [change];
  });

/** The issue's own file after a fix. Undefined if the fix does not change that file. */
export function fixedText(text: string, fix: Fix): string | undefined {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(mark.length);
  for (const step of fix) if ('splice' in step) return mark + spliced(body, step.splice);
  const changes = changesOf(fix);
  return changes.length > 0 ? mark + applyToText(body, changes) : undefined;
}
