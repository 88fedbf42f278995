import { titleFrom } from '../../../src/config/validate/titleFrom';
import { langs } from '../../../src/lib/lang';
import { accepted, usual, type Answers, type Given } from './answers';
import {
  offeredMethods,
  readColor,
  readDomain,
  readLangs,
  readLogo,
  readMethods,
  readTitle,
  type Read,
} from './rules';

/** The part of @inquirer/prompts that is used here. */
export interface Prompts {
  input(config: {
    message: string;
    default?: string;
    validate: (text: string) => string | true;
  }): Promise<string>;
  checkbox(config: {
    message: string;
    choices: { value: string; name: string; checked: boolean }[];
    required: boolean;
  }): Promise<string[]>;
}

const langNames = { en: 'English', ru: 'Русский' } as const;

const methodNames: Readonly<Record<string, string>> = {
  EMAIL: 'Email and password',
  OTP: 'A code by email',
  MAGIC: 'A link by email',
  GOOGLE: 'Google account (needs GOOGLE_CLIENT_ID)',
};

const valid =
  <T>(read: (text: string) => Read<T>) =>
  (text: string): string | true => {
    const answer = read(text);
    return 'wrong' in answer ? answer.wrong : true;
  };

/** Asks for the values that options do not give. An invalid option is an error, as without a terminal. */
export async function ask(prompts: Prompts, given: Given, dir: string): Promise<Answers> {
  async function text<T>(
    option: string | undefined,
    message: string,
    read: (text: string) => Read<T>,
    usually?: string,
  ): Promise<T> {
    const config = { message, validate: valid(read), ...(usually !== undefined && { default: usually }) };
    return accepted(read(option ?? (await prompts.input(config))));
  }
  async function several<T>(
    option: string | undefined,
    message: string,
    names: readonly (readonly [string, string])[],
    checked: string,
    read: (text: string) => Read<T>,
  ): Promise<T> {
    const choices = names.map(([value, name]) => ({
      value,
      name,
      checked: checked.split(', ').includes(value),
    }));
    return accepted(read(option ?? (await prompts.checkbox({ message, choices, required: true })).join(',')));
  }

  const domain = await text(given.domain, 'Domain:', (option) => readDomain(option, dir));
  const title = await text(given.title, 'Title:', readTitle, titleFrom(domain));
  const languages = langs.map((lang) => [lang, langNames[lang]] as const);
  const chosen = await several(given.langs, 'Languages:', languages, usual.langs, readLangs);
  const color = await text(given.color, 'Primary colour:', readColor, usual.color);
  const logo = await text(given.logo, 'Logo (a file; leave empty to generate one):', readLogo, usual.logo);
  const ways = offeredMethods.map((method) => [method, methodNames[method] ?? method] as const);
  const methods = await several(given.methods, 'Sign-in methods:', ways, usual.methods, readMethods);
  return { domain, title, langs: chosen, color, logo, methods };
}
