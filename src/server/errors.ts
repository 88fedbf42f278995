import { errorCatalogue, wireMessage, type ErrorCode } from '../lib/errorCatalogue';
import type { ApiErrorBody, ErrorDetail } from '../generated/api/shared';
import type { Lang } from '../lib/lang';
import { sessionEnds, type SessionEnd } from '../lib/sessionEnds';
import { ruleMessages, type RuleMessage } from '../lib/rules/messages';
import { brokenText, type Broken, type ProfileIssue } from '../lib/rules/profileMessages';

export interface ErrorIssue {
  /** Dotted, from the root of body, query or parameters. */
  path: string;
  /**
   * A text, or the key of a text in both languages: the broken rule, why a session ended, which community would lack a
   * manager.
   */
  message:
    string | { rule: RuleMessage } | { broken: Broken } | { ended: SessionEnd } | { lastManagerOf: string };
}

interface AppErrorOptions {
  details?: ErrorIssue[];
  /** Seconds after which trying again makes sense: becomes the Retry-After header. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure with a code of the catalogue. The caller gets the catalogue's status and text. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly details?: ErrorIssue[];
  readonly retryAfter?: number;

  constructor(
    readonly code: ErrorCode,
    { details, retryAfter, cause }: AppErrorOptions = {},
  ) {
    super(`${code} ${errorCatalogue[code].en}`, { cause });
    this.status = errorCatalogue[code].status;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** The error of one field that broke a shared rule (VAL-04). */
export const ruleError = (path: string, rule: RuleMessage): AppError =>
  new AppError(1100, { details: [{ path, message: { rule } }] });

/** The errors of a profile; `under` is its path in the body (VAL-04). */
export const profileError = (issues: readonly ProfileIssue[], under = ''): AppError =>
  new AppError(1100, {
    details: issues.map(({ path, rule, values }) => ({
      path: [under, path].filter(Boolean).join('.'),
      message: { broken: { rule, values } },
    })),
  });

/** The text of 1152 if it is about another community than that of the call. */
const lastManagerText = (title: string): Record<Lang, string> => ({
  en: `“${title}” has no other manager. Invite another one there first.`,
  ru: `В сообществе «${title}» других менеджеров нет. Сначала пригласите там ещё одного.`,
});

function text({ message }: ErrorIssue, lang: Lang): string {
  if (typeof message === 'string') return message;
  if ('ended' in message) return sessionEnds[message.ended][lang];
  if ('lastManagerOf' in message) return lastManagerText(message.lastManagerOf)[lang];
  return 'rule' in message ? ruleMessages[message.rule][lang] : brokenText(message.broken, lang);
}

/** Maximum number of errors in one answer. */
export const mostDetails = 50;
/** Maximum characters of a path, of a text, and of all of them in one answer. The input may make them longer. */
const longestPath = 160;
const longestText = 400;
const longestDetails = 6000;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** The first errors, as many as fit in an answer. */
function presentDetails(details: readonly ErrorIssue[], lang: Lang): ErrorDetail[] {
  let room = longestDetails;
  return details
    .slice(0, mostDetails)
    .map((issue) => ({ path: cut(issue.path, longestPath), message: cut(text(issue, lang), longestText) }))
    .filter(({ path, message }) => (room -= path.length + message.length) > 0);
}

/**
 * The answer of a failed call (ERR-01): the catalogue's text in the caller's language, the text of the broken rule, or
 * why the session ended. Never anything internal, and short whatever the input.
 */
export function errorBody({ code, details, retryAfter }: AppError, lang: Lang): ApiErrorBody {
  const rule = details?.find(({ message }) => typeof message === 'object');
  return {
    code,
    message: rule ? text(rule, lang) : wireMessage(code, lang, retryAfter),
    ...(details ? { details: presentDetails(details, lang) } : {}),
  };
}
