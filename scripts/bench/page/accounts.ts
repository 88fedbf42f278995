import { addressAt, demoPassword } from '../../../src/server/demoAccounts';
import type { SaveOnboardingBody } from '../../../src/generated/api/onboarding';
import type { SurveyQuestion } from '../../../src/generated/api/question';
import { ask } from './ask';

/** Somebody who signs in. Those who join have answered the questions of the community. */
export type Person = 'newcomer' | 'joining' | 'member' | 'manager' | 'administrator';

interface Account {
  email: string;
  password: string;
}

interface Site {
  port: number;
  domain: string;
}

/** The server's ADMIN_SECRET, with which administrators are made. */
export const adminSecret = 'secret-of-the-benchmark';
const password = 'correct horse battery';

async function answerQuestions(site: Site, { email }: Account): Promise<void> {
  const body = { authType: 'EMAIL', email, password };
  const { token } = await ask<{ token: string }>({ ...site, path: '/api/auth/login', body });
  const path = `/api/question/get-by-community?communityId=${site.domain}`;
  const questions = await ask<SurveyQuestion[]>({ ...site, path, token });
  const progress: SaveOnboardingBody = {
    step: questions.length,
    answers: {},
    lookingFor: '',
    profile: {},
  };
  await ask({ ...site, path: '/api/onboarding', token, body: progress });
}

/** The account of a person. It is made here unless it is a demo account. */
export async function accountOf(who: Person, site: Site): Promise<Account> {
  if (who === 'member' || who === 'manager') {
    return { email: addressAt(who, site), password: demoPassword };
  }
  const account = { email: addressAt(`${who}-of-the-benchmark`, site), password };
  if (who === 'administrator') {
    await ask({ ...site, path: `/api/auth/register-admin?secret=${adminSecret}`, body: account });
    return account;
  }
  const body = { ...account, consent: { agreed: true } };
  await ask({ ...site, path: '/api/auth/register-user', body });
  if (who === 'joining') await answerQuestions(site, account);
  return account;
}
