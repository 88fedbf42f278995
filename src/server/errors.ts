import { errorCatalogue, wireMessage, type ErrorCode } from '../lib/errorCatalogue';
import type { ApiErrorBody, ErrorDetail } from '../generated/api/shared';
import type { Lang } from '../lib/lang';
import { sessionEnds, type SessionEnd } from '../lib/sessionEnds';
import { ruleMessages, type RuleMessage } from '../lib/rules/messages';
import { brokenText, type Broken, type ProfileIssue } from '../lib/rules/profileMessages';

export interface ErrorIssue {
  /** Dotted, from the root of body, query or parameters. */
  path: string;
  /** A text, or what has one in both languages: the rule that was broken, why a session ended, what would lack a manager. */
  message:
    string | { rule: RuleMessage } | { broken: Broken } | { ended: SessionEnd } | { lastManagerOf: string };
}

interface AppErrorOptions {
  details?: ErrorIssue[];
  /** Seconds after which trying again makes sense: becomes the Retry-After header. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure with a code of the catalogue. Whatever throws it, the caller is answered the catalogue's status and text. */
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

/** The failure of one field that broke a shared rule (VAL-04). */
export const ruleError = (path: string, rule: RuleMessage): AppError =>
  new AppError(1100, { details: [{ path, message: { rule } }] });

/** The failure of everything that broke the rules of a profile; `under` is where it stands in the body (VAL-04). */
export const profileError = (issues: readonly ProfileIssue[], under = ''): AppError =>
  new AppError(1100, {
    details: issues.map(({ path, rule, values }) => ({
      path: [under, path].filter(Boolean).join('.'),
      message: { broken: { rule, values } },
    })),
  });

/** What 1152 says where it is about another community than that of the call. */
const lastManagerText = (title: string): Record<Lang, string> => ({
  en: `“${title}” has no other manager. Name another one there first.`,
  ru: `В сообществе «${title}» других менеджеров нет. Сначала назначьте там ещё одного.`,
});

function text({ message }: ErrorIssue, lang: Lang): string {
  if (typeof message === 'string') return message;
  if ('ended' in message) return sessionEnds[message.ended][lang];
  if ('lastManagerOf' in message) return lastManagerText(message.lastManagerOf)[lang];
  return 'rule' in message ? ruleMessages[message.rule][lang] : brokenText(message.broken, lang);
}

/** Errors of one answer that are told at most. */
export const mostDetails = 50;
/** Characters of a path, of a text, and of all of them in one answer: what was sent may make them longer. */
const longestPath = 160;
const longestText = 400;
const longestDetails = 6000;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** The first of what was wrong, as much as an answer has room for. */
function presentDetails(details: readonly ErrorIssue[], lang: Lang): ErrorDetail[] {
  let room = longestDetails;
  return details
    .slice(0, mostDetails)
    .map((issue) => ({ path: cut(issue.path, longestPath), message: cut(text(issue, lang), longestText) }))
    .filter(({ path, message }) => (room -= path.length + message.length) > 0);
}

/**
 * What a failed call answers (ERR-01): the catalogue's text in the caller's language, the text of the rule that was
 * broken, or why the session ended; never anything internal, and short whatever was sent.
 */
export function errorBody({ code, details }: AppError, lang: Lang): ApiErrorBody {
  const rule = details?.find(({ message }) => typeof message === 'object');
  return {
    code,
    message: rule ? text(rule, lang) : wireMessage(code, lang),
    ...(details ? { details: presentDetails(details, lang) } : {}),
  };
}
