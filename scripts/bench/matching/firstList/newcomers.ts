import pg from 'pg';
import { addressOf } from '../../api/addresses';
import { sessionRow, tokenOf, userId, userRow } from '../../profile/people';

/** Accounts with a session that have joined no community, by their numbers. */
export async function fillNewcomers(url: string, numbers: readonly number[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const insert = async (table: string, row: Record<string, string>) => {
    const [columns, values] = [Object.keys(row), Object.values(row)];
    const places = columns.map((_, at) => `$${at + 1}`);
    await client.query(`insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`, values);
  };
  try {
    for (const number of numbers) {
      await insert('users', userRow(number));
      await insert('sessions', sessionRow(number));
    }
  } finally {
    await client.end();
  }
}

const profile = {
  answers: { occupation: 'Designer', purpose: ['Get advice'] },
  lookingFor: 'A lawyer who drafts contracts, and an accountant for a small company',
  profile: {
    firstName: 'New',
    lastName: 'Comer',
    about: 'Designer of websites and apps. I teach typography.',
    contacts: [{ type: 'EMAIL', value: 'newcomer@people.example' }],
  },
};

/** A list that takes longer is given up, in ms. */
const mostWaited = 120_000;

/** Joins as a new member, with a profile and a request (P01), and waits for the first list (M03): the time of both, in ms. */
export async function timeOfFirstList(origin: string, number: number): Promise<number> {
  const call = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${tokenOf(number)}`,
        'content-type': 'application/json',
        'x-forwarded-for': addressOf(number),
      },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : text;
  };
  await call('/api/auth/agree-policy', { agreed: true });
  const start = performance.now();
  await call(`/api/participant/create?userId=${userId(number)}`, profile);
  for (;;) {
    const { state } = (await call('/api/matching/instant')) as { state: string };
    const taken = performance.now() - start;
    if (state === 'READY') return taken;
    if (taken > mostWaited) throw new Error(`no first list after ${(taken / 1000).toFixed(0)} s: ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
