import type { ConfigError } from '../types';
import { checkAssets } from './assets';
import { checkAuth, checkShortLanding } from './auth';
import { checkContrast } from './colors';
import { checkContacts } from './contacts';
import type { Context, CrossCheck } from './context';
import { checkDefaultLanguage, checkSchemaAddress, checkUnused } from './habits';
import { checkIdentity } from './identity';
import { checkLandingTexts, checkOwnLandings } from './landings';
import { checkLanguages } from './languages';
import { checkAddresses, checkAnchors, checkDocuments, checkMarkdown } from './links';
import { checkChoices, checkFills, checkIds } from './lists';
import { checkMatching } from './matching';
import { checkParent } from './parent';
import { checkPromises } from './promises';
import { checkActions, checkTabs } from './routes';
import { checkFit, checkTranslations } from './texts';
import { checkTimeZone } from './timeZone';

/** Every rule that a schema cannot express, because it is about several keys, several files or the outside. */
const checks: readonly CrossCheck[] = [
  checkIdentity,
  checkLanguages,
  checkAuth,
  checkShortLanding,
  checkContacts,
  checkTabs,
  checkActions,
  checkAssets,
  checkIds,
  checkChoices,
  checkFills,
  checkTimeZone,
  checkMatching,
  checkParent,
  checkSchemaAddress,
  checkUnused,
  checkDefaultLanguage,
  checkTranslations,
  checkOwnLandings,
  checkLandingTexts,
  checkPromises,
  checkFit,
  checkAddresses,
  checkMarkdown,
  checkAnchors,
  checkDocuments,
  checkContrast,
];

/** All issues between a folder's files. */
export const crossCheck = (context: Context): ConfigError[] => checks.flatMap((check) => check(context));
