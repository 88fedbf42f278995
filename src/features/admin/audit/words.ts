import type { TFunction } from 'i18next';
import type { AuditEntry, AuditPerson } from '../../../generated/api/audit';
import { formatDate, formatDateTime } from '../../../i18n/format';
import type { Lang } from '../../../lib/lang';
import { acts, type Act } from '../../../lib/rules/managers/acts';
import {
  reportDecisions,
  reportReasons,
  type ReportDecision,
  type ReportReason,
} from '../../../lib/rules/managers/reports';

type Say = TFunction<'adminAudit'>;

const isAct = (act: string): act is Act => (acts as readonly string[]).includes(act);

/** The name of an action. An action of another version of the server is shown by its id. */
export const actWords = (act: string, t: Say): string => (isAct(act) ? t(`acts.${act}`) : act);

/** A person's name or role in the community. */
export const personWords = ({ kind, name }: AuditPerson, t: Say): string =>
  kind === 'MEMBER' ? (name ?? '') : t(`people.${kind}`);

const parts = [
  'isManager',
  'enabled',
  'profileEnabled',
  'networkingEnabled',
  'refusedAt',
  'removedAt',
  'pickedAt',
  'entries',
  'act',
  'from',
  'to',
  'decision',
  'reason',
  'invited',
  'count',
  'sentAt',
  'event',
  'date',
] as const;
type Part = (typeof parts)[number];
const isPart = (key: string): key is Part => (parts as readonly string[]).includes(key);

const isDecision = (word: string): word is ReportDecision =>
  (reportDecisions as readonly string[]).includes(word);
const isReason = (word: string): word is ReportReason => (reportReasons as readonly string[]).includes(word);

type Value = string | number | boolean | null | undefined;

/** One part of a member or of an act that changed, in words. */
interface Change {
  what: string;
  /** Undefined if there was no value before. */
  before?: string;
  after: string;
}

/** How values are formatted: language and time zone. */
export interface Wording {
  t: Say;
  lang: Lang;
  timeZone: string;
}

const moment = /^\d{4}-\d\d-\d\dT/;
const day = /^\d{4}-\d\d-\d\d$/;

function valueWords(key: string, value: Value, { t, lang, timeZone }: Wording): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (value === null || value === undefined) return t('no');
  if (typeof value === 'string' && moment.test(value)) return formatDateTime(new Date(value), lang, timeZone);
  if (typeof value === 'string' && day.test(value)) return formatDate(new Date(value), lang, 'UTC');
  const word = String(value);
  if (key === 'act') return actWords(word, t);
  if (key === 'decision' && isDecision(word)) return t(`decisions.${word}`);
  return key === 'reason' && isReason(word) ? t(`reasons.${word}`) : word;
}

/** The changed values of an action. Those that its name says already are left out. */
export function changesOf(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  wording: Wording,
): Change[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys.flatMap((key) => {
    const [was, is] = [before?.[key], after?.[key]];
    if ((was ?? null) === null && (is ?? null) === null) return [];
    return [
      {
        what: isPart(key) ? wording.t(`parts.${key}`) : key,
        ...(before && { before: valueWords(key, was, wording) }),
        after: valueWords(key, is, wording),
      },
    ];
  });
}
