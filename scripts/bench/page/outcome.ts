import { median } from '../config/median';
import type { Loading } from './measure';
import type { Row } from './pages';

/** The measurements of a page and of what it is compared with. */
interface Measured {
  row: Pick<Row, 'name' | 'domain' | 'who' | 'limit'>;
  loadings: readonly Loading[];
  beside: readonly Loading[];
  /** Why it could not be measured. */
  failed?: string;
}

/** Maximum script files before a page can be used. */
const mostScripts = 8;

const middle = (loadings: readonly Loading[], figure: 'first' | 'largest' | 'usable' | 'scripts'): number =>
  median(loadings.map((loading) => loading[figure]));

const ms = (time: number): string => (time > 0 ? `${time.toFixed(0)} ms` : '–');

/** The headings of the table's columns and their widths. Negative: to the left. */
const columns = [
  ['page', -18],
  ['community', -15],
  ['as', -14],
  ['first paint', 11],
  ['largest', 9],
  ['usable', 9],
  ['ratio', 6],
  ['limit', 6],
  ['scripts', 8],
  ['data', 5],
] as const;

const line = (cells: readonly string[]): string =>
  columns
    .map(([, width], at) => {
      const cell = cells[at] ?? '';
      return width < 0 ? cell.padEnd(-width) : cell.padStart(width);
    })
    .join(' ');

export const heading = `     ${line(columns.map(([name]) => name))}`;

/** A row of the table, and whether the page keeps its limits. */
export function outcomeOf({ row, loadings, beside, failed }: Measured): { passed: boolean; text: string } {
  const { name, domain, who, limit } = row;
  if (failed !== undefined) return { passed: false, text: `FAIL ${line([name, domain, who])} ${failed}` };
  const ratio = middle(loadings, 'largest') / middle(beside, 'largest');
  const scripts = middle(loadings, 'scripts');
  const isSlow = limit !== undefined && !(ratio <= limit);
  const isHeavy = scripts > mostScripts;
  const cells = [
    name,
    domain,
    who,
    ms(middle(loadings, 'first')),
    ms(middle(loadings, 'largest')),
    ms(middle(loadings, 'usable')),
    ratio.toFixed(2),
    limit?.toFixed(2) ?? '–',
    String(scripts),
    loadings.every(({ hasData }) => hasData) ? 'yes' : '–',
  ];
  return {
    passed: !isSlow && !isHeavy,
    text: `${isSlow ? 'SLOW' : isHeavy ? 'MANY' : 'ok  '} ${line(cells)}`,
  };
}
