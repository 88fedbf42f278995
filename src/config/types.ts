import type { AuthConfig } from '../generated/config/authConfig';
import type { FontFamily, HeaderStyle, Shadow } from '../generated/config/brand';
import type { Community } from '../generated/config/community';
import type { Landing } from '../generated/config/landing';
import type { Navigation } from '../generated/config/navigation';
import type { Partner } from '../generated/config/partner';
import type { Questions } from '../generated/config/questions';
import type { StepsConfig } from '../generated/config/stepsConfig';
import type { Lang } from '../lib/lang';
import type { Palette } from '../lib/tokens';
import type { Fix } from './change';
import type { Door } from './doors';
import type { IssueCode, Severity } from './issueCodes';

/** Config after the pipeline: every default filled in (the generated types say so already), nothing can be changed. */
export type Resolved<T> = T extends (infer Item)[]
  ? readonly Resolved<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Resolved<T[Key]> }
    : T;

/** The brand with every colour, picture and measure decided. Addresses of assets are absolute paths of the site. */
export interface ResolvedBrand {
  readonly title: string;
  readonly logoUrl: string;
  readonly logoDarkUrl: string;
  readonly faviconUrl: string;
  readonly titleBesideLogo: boolean;
  readonly siteUrl?: string;
  readonly header: HeaderStyle;
  readonly light: Readonly<Palette>;
  readonly dark: Readonly<Palette>;
  readonly fonts: { readonly body: FontFamily; readonly heading: FontFamily };
  /** px */
  readonly radius: number;
  /** px */
  readonly spacing: number;
  readonly shadow: Shadow;
}

/** A community's own data, with id and domain decided. */
export type ResolvedCommunity = Resolved<Community> & { readonly id: string; readonly domain: string };

/** One community as the shell and the server know it: the pipeline's output, deep-frozen (CFG-01, CFG-13). */
export interface CommunityConfig {
  readonly id: string;
  readonly domain: string;
  readonly community: ResolvedCommunity;
  readonly brand: ResolvedBrand;
  readonly auth: Resolved<AuthConfig>;
  readonly steps: Resolved<StepsConfig>;
  readonly navigation: Resolved<Navigation>;
  readonly questions: Resolved<Questions>;
  /** For `community.lang` and each of `community.langChoices`. */
  readonly landing: Readonly<Partial<Record<Lang, Resolved<Landing>>>>;
  /** The partner pages of a community that carries them (CFG-14). */
  readonly partner?: Resolved<Partner>;
}

/** One file of a folder, not yet looked at. */
export interface ConfigFile {
  /** Its name: `brand.json`. */
  readonly name: string;
  /** Its path in error messages. */
  readonly path: string;
  readonly text: string;
}

export interface ConfigFolder {
  /** The folder's name, which is the community's domain. */
  readonly domain: string;
  readonly files: readonly ConfigFile[];
  /** Paths of its assets (`assets/logo.svg`). Undefined if they cannot be listed (in a browser). */
  readonly assets?: readonly string[];
  /** Files that cannot be loaded: a link that leaves the folder, a file that is too large. */
  readonly unreadable?: readonly UnreadableFile[];
}

export interface UnreadableFile {
  readonly name: string;
  readonly path: string;
  readonly reason: 'too-large' | 'outside-folder' | 'not-a-file' | 'unknown-name';
}

/** One issue, located. Lines and columns count from 1; both are 1 where the issue is the whole file's. */
export interface ConfigError {
  readonly code: IssueCode;
  readonly severity: Severity;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Dotted: `tabs.contacts.order`; '' is the whole file. */
  readonly path: string;
  readonly found?: string;
  readonly allowed?: string;
  /** The nearest allowed value. */
  readonly suggestion?: string;
  readonly message: string;
  /** What is closed until it is fixed. */
  readonly doors?: readonly Door[];
  /** Removes the issue, if there is one right way. */
  readonly fix?: Fix;
}

/** Names of the config files by their schemas. A landing file represents every language. */
export type FileName =
  | `${'community' | 'brand' | 'authConfig' | 'stepsConfig' | 'navigation' | 'questions' | 'partner'}.json`
  | `landing${Lang}.json`;

/** Managers' changes by file name: partial objects that override the folder's. */
export type Overrides = Readonly<Partial<Record<FileName, unknown>>>;
