import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isHostName } from '../../../src/config/crossCheck/identity';
import { nearest } from '../../../src/config/validate/nearest';
import { authTypeValues, type AuthType } from '../../../src/generated/config/authConfig';
import { fromCss } from '../../../src/lib/color/cssColor';
import { isLang, langs, type Lang } from '../../../src/lib/lang';
import { factsOf } from '../doctor/facts';
import { pictureKinds } from '../doctor/kinds';

/** The value of an answer, or its error. */
export type Read<T> = { readonly value: T } | { readonly wrong: string };

const wrong = (words: string) => ({ wrong: words });

/** A domain that no folder of the directory has yet. */
export function readDomain(text: string, dir: string): Read<string> {
  const domain = text.trim().toLowerCase();
  if (!isHostName(domain)) return wrong('enter a domain in lower case, such as book-club.example');
  return existsSync(join(dir, domain)) ? wrong(`${join(dir, domain)} already exists`) : { value: domain };
}

export function readTitle(text: string): Read<string> {
  const title = text.trim();
  const length = [...title].length;
  return length >= 1 && length <= 80 ? { value: title } : wrong('a title must have 1 to 80 characters');
}

const listOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** Languages, the default one first. */
export function readLangs(text: string): Read<Lang[]> {
  const given = listOf(text.toLowerCase());
  const unknown = given.find((lang) => !isLang(lang));
  if (unknown !== undefined) return wrong(`unknown language ${unknown}: choose from ${langs.join(', ')}`);
  return given.length > 0
    ? { value: [...new Set(given.filter(isLang))] }
    : wrong('choose at least one language');
}

export function readColor(text: string): Read<string> {
  const color = fromCss(text);
  return color ? { value: color } : wrong('enter a colour, such as #1a4fd6 or rgb(26, 79, 214)');
}

/** The path of a picture; '' asks for one to be drawn. */
export function readLogo(text: string): Read<string> {
  const path = text.trim();
  if (path === '') return { value: '' };
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return wrong(`there is no file ${path}`);
  const kind = factsOf(path)?.kind;
  return kind && pictureKinds.includes(kind) && kind !== 'ico'
    ? { value: path }
    : wrong(`${path} can’t be used as a logo: use SVG, PNG, WebP, JPEG, GIF or AVIF`);
}

/** Methods that need only their name. An external provider needs an address, and is added by hand. */
export const offeredMethods = authTypeValues.filter((type) => type !== 'OAUTH2' && type !== 'NONE');

export function readMethods(text: string): Read<AuthType[]> {
  const given = listOf(text.toUpperCase());
  const unknown = given.find((method) => !offeredMethods.some((known) => known === method));
  if (unknown !== undefined) {
    const meant = nearest(unknown, offeredMethods);
    return wrong(
      `--methods must be ${offeredMethods.join(', ')}, not ${unknown}${meant ? `; did you mean ${meant}?` : ''}`,
    );
  }
  const methods = offeredMethods.filter((method) => given.includes(method));
  return methods.length > 0 ? { value: methods } : wrong('choose at least one sign-in method');
}
