import { useCallback, useEffect, useRef, useState } from 'react';
import { brokenText, type ProfileIssue } from '../../../lib/rules/profileMessages';
import { useLang } from '../../../i18n/useLang';
import type { Draft } from '../draft/draft';

interface PageErrors {
  /** The error of a field, in the viewer's language (ONB-06). */
  errorOf: (path: string) => string | undefined;
  /** Counts attempts that failed. */
  refused: number;
  /** Checks the page; answers whether it is right. From the first failure on it is checked with every change. */
  attempt: () => Promise<boolean>;
}

type Check = (draft: Draft) => readonly ProfileIssue[] | Promise<readonly ProfileIssue[]>;

/** The errors of one page, from the first attempt to leave it. Another `page` resets them. */
export function useErrors(draft: Draft, check: Check, page: number): PageErrors {
  const lang = useLang();
  const [errors, setErrors] = useState<readonly ProfileIssue[]>([]);
  const [refused, setRefused] = useState(0);
  const [of, setOf] = useState(page);
  if (of !== page) {
    setOf(page);
    setErrors([]);
    setRefused(0);
  }
  const latest = useRef({ draft, check });
  useEffect(() => {
    latest.current = { draft, check };
  });
  useEffect(() => {
    if (refused === 0) return;
    // A slower check of an earlier draft must not overtake this one.
    let current = true;
    void Promise.resolve(latest.current.check(draft)).then((found) => {
      if (current) setErrors(found);
    });
    return () => {
      current = false;
    };
  }, [draft, refused]);
  const attempt = useCallback(async () => {
    const found = await latest.current.check(latest.current.draft);
    setErrors(found);
    if (found.length > 0) setRefused((times) => times + 1);
    return found.length === 0;
  }, []);
  const errorOf = (path: string) => {
    const error = errors.find((one) => one.path === path);
    return error && brokenText(error, lang);
  };
  return { errorOf, refused, attempt };
}
