import { langs } from '../lib/lang';
import type { FileName } from './types';

/** Names of the schemas, each that of a generated validator and of a generated type's module. */
export type SchemaName =
  | 'community'
  | 'brand'
  | 'authConfig'
  | 'stepsConfig'
  | 'navigation'
  | 'questions'
  | 'landing'
  | 'partner'
  // Not a file of a community: see variant.ts.
  | 'variant';

const byFile: Readonly<Record<FileName, SchemaName>> = {
  'community.json': 'community',
  'brand.json': 'brand',
  'authConfig.json': 'authConfig',
  'stepsConfig.json': 'stepsConfig',
  'navigation.json': 'navigation',
  'questions.json': 'questions',
  'landingen.json': 'landing',
  'landingru.json': 'landing',
  'partner.json': 'partner',
};

/** Every config file of a folder, in the order of reports. */
export const fileNames = Object.keys(byFile) as FileName[];

/** Files without which a folder is no community. */
export const requiredFiles = ['community.json', 'brand.json'] as const satisfies FileName[];

/** Whether a folder without the file inherits the default's. Partner pages are never inherited. */
export const isInherited = (name: FileName): boolean => name !== 'partner.json';

export const landingFiles = langs.map((lang) => `landing${lang}.json` as const);

/** Files larger than this, in bytes, are refused. */
export const maxFileBytes = 256 * 1024;

export const isFileName = (name: string): name is FileName => Object.hasOwn(byFile, name);

/** The schema that checks a file. */
export const schemaOf = (name: FileName): SchemaName => byFile[name];
