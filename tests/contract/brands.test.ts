import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { variantLiteral, variantNames } from '../../scripts/support/variant';
import type { BootPayload } from '../../src/config/bootPayload';
import type { CommunityConfig } from '../../src/config/types';
import { partnerContent } from '../../src/config/partner';
import { partnerPageNameValues } from '../../src/generated/config/partner';
import type { Variant } from '../../src/generated/config/variant';
import type { Lang } from '../../src/lib/lang';
import { routeNames } from '../../src/lib/routes';
import { render } from '../../src/main.server';
import { brandFileNames, brandFileUrl, manifestFile } from '../../src/server/brand/address';
import { calendarFile } from '../../src/server/calendar/calendarFile';
import { renderEmail } from '../../src/server/channels/email/render';
import { sampleButtons } from '../../src/server/notifications/actions/buttons';
import { notificationKinds } from '../../src/server/notificationKinds';
import { fileNames } from '../../src/config/fileNames';
import { folderNames } from '../../src/server/modules/community/folders';
import { builtVariant } from '../../src/shell/context/variant';
import { builtRoutes, examplePath, reaches } from '../support/routes';
import { startServer, type TestServer } from '../support/server';

const root = join(import.meta.dirname, '../..');
const shipped = join(root, 'communities');

/** Every community that comes with the platform, and the least that an operator can write. */
const plain = 'plain.example';
const domains = [...folderNames(shipped), plain];

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ sourceTemplate: join(root, 'src/index.html') });
  cpSync(shipped, server.communitiesDir, { recursive: true });
  mkdirSync(join(server.communitiesDir, plain));
  for (const [name, content] of Object.entries({
    community: { title: 'Plain Folk', langChoices: ['en', 'ru'] },
    brand: { colors: { primary: '#0f766e' } },
  })) {
    writeFileSync(join(server.communitiesDir, plain, `${name}.json`), JSON.stringify(content));
  }
});
afterAll(() => server.stop());

const configOf = (domain: string): CommunityConfig => server.app.communities.byDomain(domain)!;
const langsOf = ({ community }: CommunityConfig): Lang[] => [
  ...new Set([community.lang, ...community.langChoices]),
];
const hostOf = (domain: string): string => (domain === 'default' ? 'localhost' : domain);

/** All texts in a community's own folder. */
function ownWords(domain: string): string {
  const folder = join(server.communitiesDir, domain);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|html|svg)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

const hostIn = (url: string | undefined): string[] => (url ? [new URL(url).hostname] : []);

/** Names, domains and colours by which a community is known. */
function marksOf(domain: string): string[] {
  const { community, brand } = configOf(domain);
  const given = readFileSync(join(server.communitiesDir, domain, 'brand.json'), 'utf8');
  const colours = [...given.matchAll(/"(#[0-9a-f]{6})"/gi)].map(([, hex = '']) => hex.toLowerCase());
  return [
    community.title,
    brand.title,
    ...(domain === 'default' ? [] : [domain]),
    ...hostIn(brand.siteUrl),
    ...colours,
  ];
}

/** Names and sites of the platform itself in a variant. */
const marksOfPlatform = ({ brand, links }: Variant): string[] => [
  brand.title,
  ...hostIn(brand.siteUrl),
  ...hostIn(links.pricingUrl),
];
const platformMarks = variantNames().flatMap((name) =>
  marksOfPlatform(JSON.parse(variantLiteral(name)) as Variant),
);

/**
 * Texts that must not appear in a community: those of every other community, and of the platform, except the ones it
 * names itself. A community with the platform's links shows those of the built variant only.
 */
function foreignTo(domain: string): string[] {
  const {
    brand: { light, dark },
    community: { platformLinks },
  } = configOf(domain);
  const own = [ownWords(domain), ...(platformLinks ? marksOfPlatform(builtVariant) : [])].join('\n');
  const ours = new Set([...Object.values(light), ...Object.values(dark), '#ffffff', '#000000']);
  const others = domains.filter((other) => other !== domain).flatMap(marksOf);
  return [...new Set([...others, ...platformMarks])].filter((mark) => !ours.has(mark) && !own.includes(mark));
}

const isLetter = (character = ''): boolean => /[\p{L}\p{N}]/u.test(character);

/**
 * The index of a mark in a text as a whole word, or undefined. No regular expression, because pages are long and marks
 * are many.
 */
function wordAt(text: string, mark: string): number | undefined {
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + mark.length])) return at;
  }
  return undefined;
}

/** The marks in a text, each with its surroundings. */
const found = (text: string, marks: readonly string[]): string[] =>
  marks.flatMap((mark) => {
    const at = wordAt(text, mark);
    if (at === undefined) return [];
    return [`${mark}: …${text.slice(Math.max(0, at - 60), at + mark.length + 40)}…`];
  });

async function page(domain: string, path: string, lang: Lang): Promise<string> {
  const { payload } = await server.app.inject({
    url: path,
    headers: { host: hostOf(domain), cookie: `lang=${lang}` },
  });
  return payload;
}

const bootOf = (html: string): BootPayload =>
  JSON.parse(
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  ) as BootPayload;

const documents = readdirSync(join(root, 'src/docs')).filter((name) => name.endsWith('.html'));

/** Everything public of a community, by name, in a language. */
async function outputs(domain: string, lang: Lang): Promise<Map<string, string>> {
  const config = configOf(domain);
  const all = new Map<string, string>();
  for (const path of [...routeNames.map(examplePath), '/nothing/here']) {
    all.set(`page ${path}`, await page(domain, path, lang));
  }
  const boot = bootOf(await page(domain, '/', lang));
  for (const route of builtRoutes) {
    for (const audience of ['anonymous', 'member'] as const) {
      if (!reaches(audience, route)) continue;
      const { html, styles } = (await render(boot, {
        path: examplePath(route),
        signedIn: audience === 'member',
        texts: [],
      }))!;
      all.set(`screen ${examplePath(route)} ${audience}`, html + styles);
    }
  }
  for (const page of partnerPageNameValues) {
    const content = partnerContent(config, page, lang);
    if (content) all.set(`partner page ${page}`, JSON.stringify(content));
  }
  for (const name of documents) all.set(`document ${name}`, await page(domain, `/docs/${name}`, lang));
  for (const email of notificationKinds.all) {
    const setting = { config, lang, siteUrl: `https://${hostOf(domain)}` };
    const data = email.sample(setting);
    const buttons = sampleButtons(email, data, setting);
    const { subject, html, text } = await renderEmail(email, data, { ...setting, buttons });
    all.set(`email ${email.kind}`, [subject, html, text].join('\n'));
  }
  const meeting = {
    id: 'event-7',
    title: 'Tea',
    start: new Date(0),
    path: '/event/7',
    changedAt: new Date(0),
  };
  const calendar = calendarFile({ config, lang, siteUrl: `https://${hostOf(domain)}` }, [meeting]);
  // Lines are folded at 75 octets, words within them too.
  all.set('calendar file', calendar.replaceAll('\r\n ', ''));
  all.set('web manifest', await page(domain, brandFileUrl(config, manifestFile(lang)), lang));
  all.set('entity', await page(domain, `/api/community/get-by-domain?domain=${domain}`, lang));
  for (const file of fileNames) all.set(file, await page(domain, `/community/${domain}/${file}`, lang));
  const broken = vi.spyOn(server.app.communities, 'origin').mockImplementation(() => {
    throw new Error('on purpose');
  });
  all.set('crash page', await page(domain, '/login', lang));
  broken.mockRestore();
  return all;
}

describe.each(domains)('%s', (domain) => {
  it('CFG-08 shows its own brand everywhere, and nobody else’s', async () => {
    const foreign = foreignTo(domain);
    expect(foreign.length).toBeGreaterThan(10);
    const { brand, community } = configOf(domain);
    const leaks: string[] = [];
    for (const lang of langsOf(configOf(domain))) {
      const all = await outputs(domain, lang);
      for (const [name, text] of all) {
        leaks.push(...found(text, foreign).map((leak) => `${name} in ${lang}: ${leak}`));
      }
      const say = (name: string) => expect(all.get(name), name);
      for (const name of ['page /', 'page /login', 'crash page', 'document agreement_ru.html']) {
        say(name).toContain(`--color-primary:${brand.light.primary}`);
        say(name).toContain(brand.logoUrl);
      }
      say('page /').toContain(
        `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${brand.light.background}">`,
      );
      say('screen /not-found anonymous').toContain(brand.title);
      say('web manifest').toContain(JSON.stringify(brand.title));
      say('calendar file').toContain(`X-APPLE-CALENDAR-COLOR:${brand.light.primary}`);
      say('calendar file').toContain(community.title);
      for (const { kind } of notificationKinds.all) say(`email ${kind}`).toContain(community.title);
    }
    expect(leaks).toEqual([]);
  });
});

/** This many pixels of one colour are intended, and no edge between two others. */
const meant = 400;

/** How much of a picture has each colour that is meant, in px. */
async function coloursOf(png: Buffer): Promise<Map<string, number>> {
  const bytes = await sharp(png).flatten({ background: '#ffffff' }).raw().toBuffer();
  // By number: a text for each pixel takes a second for a picture.
  const counts = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += 3) {
    const colour = bytes.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const inWords = ([colour, count]: [number, number]) =>
    [`#${colour.toString(16).padStart(6, '0')}`, count] as const;
  return new Map([...counts].filter(([, count]) => count > meant).map(inWords));
}

describe.each(domains)('the pictures of %s', (domain) => {
  it('CFG-08 are drawn in its colours, the icon from its own, and in nobody else’s', async () => {
    const config = configOf(domain);
    const foreign = foreignTo(domain).filter((mark) => mark.startsWith('#'));
    for (const name of brandFileNames.filter((file) => file.endsWith('.png'))) {
      const answer = await server.app.inject({
        url: brandFileUrl(config, name),
        headers: { host: hostOf(domain) },
      });
      expect(answer.statusCode, name).toBe(200);
      expect(answer.headers['content-type'], name).toBe('image/png');
      const colours = await coloursOf(answer.rawPayload);
      const strange = foreign.filter((colour) => (colours.get(colour) ?? 0) > meant);
      expect(strange, name).toEqual([]);
      if (!name.startsWith('share')) continue;
      expect(colours.get(config.brand.light.primary), name).toBeGreaterThan(meant);
      expect(colours.get(config.brand.light.background), name).toBeGreaterThan(meant);
    }
  });
});

describe('the look-out for other brands', () => {
  it('CFG-08 finds a name, a domain and a colour, and no part of a longer word', () => {
    const marks = ['Circle', 'circle.example', '#12ab34'];
    expect(found('In the Circle.', marks)).toHaveLength(1);
    expect(found('href="https://circle.example/"', marks)).toHaveLength(1);
    expect(found('a{color:#12ab34}', marks)).toHaveLength(1);
    expect(found('Circles of circles', marks)).toEqual([]);
  });
});
