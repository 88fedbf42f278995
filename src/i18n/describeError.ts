import type { i18n } from 'i18next';

/** The used part of an error: the code and message of ApiError, in src/api. */
interface Described {
  code: number;
  message: string;
}

const transport = [
  [/^Network Error$/, 'network'],
  [/^Request aborted$/, 'aborted'],
  [/^timeout of \d+ms exceeded$/, 'timeout'],
  [/^Server side error$/, 'generic'],
] as const;

/** Codes with a message from the specification. For all others the server sends the text in the reader's language. */
const fixed = [405, 503, 1005, 1011, 1014, 1101, 1102] as const;

const isDescribed = (error: unknown): error is Described =>
  error instanceof Error && 'code' in error && typeof error.code === 'number';

/**
 * The text of an error: by the server's code, otherwise by the transport's message, otherwise the server's own text,
 * otherwise the generic one (ERR-03, ERR-04). In a component: `describeError(error, useTranslation().i18n)`.
 */
export function describeError(error: unknown, i18n: i18n): string {
  const t = i18n.getFixedT(null, 'errors');
  if (!isDescribed(error)) return t('generic');
  const code = fixed.find((one) => one === error.code);
  if (code) return t(`code.e${code}`);
  const known = transport.find(([pattern]) => pattern.test(error.message));
  if (known) return t(known[1]);
  return error.message || t('generic');
}
