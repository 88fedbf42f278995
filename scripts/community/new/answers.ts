import type { AuthType } from '../../../src/generated/config/authConfig';
import type { Lang } from '../../../src/lib/lang';
import { titleFrom } from '../../../src/config/validate/titleFrom';
import { UsageError } from '../../support/verb';
import { readColor, readDomain, readLangs, readLogo, readMethods, readTitle, type Read } from './rules';

/** All data of a new community. */
export interface Answers {
  readonly domain: string;
  readonly title: string;
  /** The default one first. */
  readonly langs: readonly Lang[];
  /** `#rrggbb` */
  readonly color: string;
  /** Path of an image; '' to draw one. */
  readonly logo: string;
  readonly methods: readonly AuthType[];
}

/** The values of flags, as text. */
export type Given = Readonly<Partial<Record<keyof Answers, string>>>;

/** Defaults. */
export const usual = {
  langs: 'en',
  color: '#3457d5',
  logo: '',
  methods: 'EMAIL, OTP',
} as const;

/** The answer, or the call was wrong. */
export function accepted<T>(read: Read<T>): T {
  if ('wrong' in read) throw new UsageError(read.wrong);
  return read.value;
}

/** The answers from flags, with defaults for the others. Throws UsageError for invalid values. */
export function fromFlags(given: Given, dir: string): Answers {
  if (given.domain === undefined) throw new UsageError('The domain of the new community is missing.');
  const domain = accepted(readDomain(given.domain, dir));
  return {
    domain,
    title: accepted(readTitle(given.title ?? titleFrom(domain))),
    langs: accepted(readLangs(given.langs ?? usual.langs)),
    color: accepted(readColor(given.color ?? usual.color)),
    logo: accepted(readLogo(given.logo ?? usual.logo)),
    methods: accepted(readMethods(given.methods ?? usual.methods)),
  };
}
