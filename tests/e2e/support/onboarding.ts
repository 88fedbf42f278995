import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fields as fieldsEn } from '../../../src/i18n/en/fields';
import { onboarding as en } from '../../../src/i18n/en/onboarding';
import { fields as fieldsRu } from '../../../src/i18n/ru/fields';
import { onboarding as ru } from '../../../src/i18n/ru/onboarding';
import type { StepName } from '../../../src/generated/config/stepsConfig';
import { localize, type Lang, type LocalizedText } from '../../../src/lib/lang';
import { contactNames, contactSteps, type ContactType } from '../../../src/lib/rules/contacts/contactTypes';
import { environment } from './environment';
import { expect } from './test';
import { labelsIn } from './texts';

type Texts = typeof en;
type FieldTexts = typeof fieldsEn;

export const onboardingTexts = (lang: Lang): Texts => (lang === 'ru' ? (ru as unknown as Texts) : en);
export const fieldTexts = (lang: Lang): FieldTexts =>
  lang === 'ru' ? (fieldsRu as unknown as FieldTexts) : fieldsEn;

interface Question {
  id: string;
  type: 'text' | 'select';
  title: LocalizedText;
  options?: LocalizedText[];
  max?: number;
  required?: boolean;
  withPrevious?: boolean;
}

/** The items of a page: questions, or steps. */
type AskedItem = { question: Question; step?: undefined } | { step: StepName; question?: undefined };

interface Configured {
  questions: Question[];
  /** Visible ones, in order. */
  steps: StepName[];
  /** Questions and steps, by the pages they share. */
  pages: AskedItem[][];
  /** The step that asks for a type of contact. */
  stepOf(type: ContactType): StepName;
  /** Types that are asked for without a press on 'Add another'. */
  contacts: ContactType[];
  /** One of each that must be given, in full. */
  requiredContacts: ContactType[];
}

const read = <File>(domain: string, name: string): File =>
  JSON.parse(readFileSync(join(environment().communitiesDir, domain, name), 'utf8')) as File;

/** The settings in a community's folder, read by the test itself: the pages must be exactly these. */
export function configured(domain: string): Configured {
  const { questions } = read<{ questions: Question[] }>(domain, 'questions.json');
  const all = read<Record<string, { visible?: boolean; order?: number; withPrevious?: boolean }>>(
    domain,
    'stepsConfig.json',
  );
  const steps = Object.entries(all)
    .filter(([, step]) => typeof step === 'object' && step.visible !== false)
    .sort(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0))
    .map(([name]) => name as StepName);
  const community = read<{ shownContacts?: ContactType[]; requiredContacts?: ContactType[] }>(
    domain,
    'community.json',
  );
  const requiredContacts = community.requiredContacts ?? ['FACEBOOK', 'LINKEDIN'];
  const pages: AskedItem[][] = [];
  const add = (item: AskedItem, shares: boolean | undefined, isFirst: boolean) => {
    const page = shares && !isFirst ? pages.pop() : undefined;
    pages.push([...(page ?? []), item]);
  };
  questions.forEach((question, at) => add({ question }, question.withPrevious, at === 0));
  steps.forEach((step, at) => add({ step }, all[step]?.withPrevious, at === 0));
  const usual = (type: ContactType): StepName =>
    (contactSteps.contacts as readonly ContactType[]).includes(type) ? 'contacts' : 'networks';
  const ofRequired = steps.find((step) => requiredContacts.some((type) => usual(type) === step));
  return {
    questions,
    steps,
    pages,
    stepOf: (type) => (requiredContacts.includes(type) ? (ofRequired ?? usual(type)) : usual(type)),
    contacts: community.shownContacts ?? ['TELEGRAM', 'INSTAGRAM', 'LINKEDIN', 'FACEBOOK'],
    requiredContacts,
  };
}

/** The field of a question in free text. */
export const fieldOf = (page: Page, { title }: Question, lang: Lang) =>
  page.getByRole('textbox', { name: localize(title, lang), exact: true });

/** Answers a question like a person. Returns the typed text. */
export async function answerQuestion(
  page: Page,
  question: Question,
  lang: Lang,
): Promise<string | undefined> {
  if (question.type === 'text') {
    const text = `О чём-то: ${localize(question.title, lang)}`.slice(0, Math.min(question.max ?? 255, 80));
    await fieldOf(page, question, lang).fill(text);
    return text;
  }
  const several = (question.max ?? 1) > 1;
  for (const option of (question.options ?? []).slice(0, several ? 2 : 1)) {
    await page
      .getByRole(several ? 'checkbox' : 'radio', { name: localize(option, lang), exact: true })
      .check();
  }
  return undefined;
}

export const person = { firstName: 'Юлия', lastName: 'O’Connor', city: 'Белград' };

export const contactValues: Record<ContactType, string> = {
  EMAIL: 'julia@people.example',
  PHONE: '+44 20 7946 0958',
  FACEBOOK: 'facebook.com/julia.oconnor',
  INSTAGRAM: '@julia.oc',
  LINKEDIN: 'linkedin.com/in/julia-oconnor',
  VK: 'vk.com/julia_oc',
  TELEGRAM: '@julia_oc',
  GITHUB: 'https://github.com/julia-oc',
  TWITTER: '@julia_oc',
  SLACK: 'https://grid.slack.com/team/U1',
  DISCORD: 'julia_oc',
  CALENDLY: 'https://calendly.com/julia-oc',
};

const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a6ea5' } })
    .jpeg()
    .toBuffer();

async function fillPhoto(page: Page, lang: Lang): Promise<void> {
  const { photo: texts } = fieldTexts(lang);
  await page.getByLabel(texts.choose, { exact: true }).setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.crop.save }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: texts.remove })).toBeVisible();
}

/** The heading of an item. */
export const titleOf = ({ question, step }: AskedItem, lang: Lang): string =>
  question ? localize(question.title, lang) : onboardingTexts(lang).titles[step];

/** Fills in a step as a person does. */
export async function fillStep(page: Page, step: StepName, domain: string, lang: Lang): Promise<void> {
  const labels = labelsIn(lang);
  const fields = fieldTexts(lang);
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  if (step === 'profile') {
    await fill(labels.firstName, person.firstName);
    await fill(labels.lastName, person.lastName);
    await fill(fields.location.city, person.city);
  } else if (step === 'lookingFor') {
    await fill(fields.request.label, 'Ищу людей, с которыми можно строить.');
    await page.getByRole('list', { name: fields.request.phrases }).getByRole('button').first().click();
  } else if (step === 'about') {
    await fill(labels.about, 'Строю сети и пеку хлеб.');
    await page.getByLabel(labels.tags, { exact: true }).fill('Хлеб, хлеб, Other, Grids,');
  } else if (step === 'avatar') await fillPhoto(page, lang);
  else {
    const { contacts, stepOf } = configured(domain);
    const types = contacts.filter((type) => stepOf(type) === step);
    for (const type of types) await fill(contactNames[type][lang], contactValues[type]);
  }
}
