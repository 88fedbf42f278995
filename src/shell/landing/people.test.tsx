// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sent } from '../../../tests/support/answers';
import { contract } from '../../generated/api/contract';
import { visit } from '../../../tests/support/inCommunity';
import FullLanding from './FullLanding';

const call = contract.community.previewParticipants;
const people = { type: 'people', title: 'Who is here', count: 4 } as const;

it('C06 a page that came without members asks for them', async () => {
  answer(call, [
    { id: '1', firstName: 'Anna', lastName: 'Petrova', position: null, company: null, avatarUrl: null },
  ]);
  await visit(<FullLanding sections={[people]} />);
  expect(await screen.findByText('Anna Petrova')).toBeTruthy();
  expect(sent()).toEqual([{ call, params: { id: 'circle.example' } }]);
});

it('C06 nobody is asked for where no section shows members, or where they came with the page', async () => {
  await visit(<FullLanding sections={[{ type: 'quote', text: 'Hello', author: 'Tom' }]} />);
  await visit(<FullLanding sections={[people]} />, { preview: [] });
  expect(sent()).toEqual([]);
});
