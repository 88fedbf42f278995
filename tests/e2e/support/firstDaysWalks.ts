import type { Lang } from '../../../src/lib/lang';

interface Walk {
  isDemo: boolean;
  lang: Lang;
  device: 'phone' | 'desktop';
  by: 'code' | 'password';
}

/** Each kind of community, language, device and way to sign up once. */
export const both: readonly Walk[] = [
  { isDemo: true, lang: 'ru', device: 'phone', by: 'code' },
  { isDemo: false, lang: 'en', device: 'desktop', by: 'password' },
];

/** The other combinations of community, language and device; each kind of community by both ways to sign up. */
export const others: readonly Walk[] = [
  { isDemo: true, lang: 'ru', device: 'desktop', by: 'password' },
  { isDemo: true, lang: 'en', device: 'phone', by: 'password' },
  { isDemo: true, lang: 'en', device: 'desktop', by: 'code' },
  { isDemo: false, lang: 'ru', device: 'phone', by: 'password' },
  { isDemo: false, lang: 'ru', device: 'desktop', by: 'code' },
  { isDemo: false, lang: 'en', device: 'phone', by: 'code' },
];
