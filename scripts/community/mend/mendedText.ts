import type { Change, Mend } from '../../../src/config/change';
import { applyToText, spliced } from '../edit/text';

const isChange = (step: Mend[number]): step is Change & { file?: string } =>
  'set' in step || 'remove' in step || 'rename' in step || 'insert' in step;

/** Steps of a mend that change the text of `file`; of the fault's own file without a name. */
export const changesOf = (mend: Mend, file?: string): Change[] =>
  mend.flatMap((step) => {
    if (!isChange(step) || step.file !== file) return [];
    const { file: _file, ...change } = step;
    return [change];
  });

/** The fault's own file after a mend; undefined where the mend leaves that file as it is. */
export function mendedText(text: string, mend: Mend): string | undefined {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(mark.length);
  for (const step of mend) if ('splice' in step) return mark + spliced(body, step.splice);
  const changes = changesOf(mend);
  return changes.length > 0 ? mark + applyToText(body, changes) : undefined;
}
