import { useTranslation } from 'react-i18next';
import type { Lang } from '../lib/lang';

/** The language the page speaks. */
export const useLang = (): Lang => useTranslation().i18n.language as Lang;
