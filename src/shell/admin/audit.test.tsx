// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { visit, whereabouts } from '../../../tests/support/inCommunity';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import { sampleAudit } from '../../features/admin/audit/sampleAudit';
import { contract } from '../../generated/api/contract';
import AuditScreen from './AuditScreen';

const { getAudit, exportAudit } = contract.audit;

beforeEach(() => {
  queryClient.clear();
  useSession.setState({ token: 'id.secret' });
  answer(getAudit, sampleAudit);
});

const open = async (at = '/admin/audit') => {
  await act(async () => {
    await visit(<AuditScreen />, { at });
  });
  await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
};
const queries = () => sentTo(getAudit).map(({ query }) => query);
const rows = () => [...screen.getByRole('list', { name: 'Audit' }).children] as HTMLElement[];

describe('ADM-10 the audit', () => {
  it('D13 asks for what the address says, and writes what is chosen there', async () => {
    await open('/admin/audit?act=member.hide&from=2026-11-01');
    await waitFor(() => expect(queries()).toEqual([{ act: 'member.hide', from: '2026-11-01' }]));
    await screen.findByRole('option', { name: 'Server operator' });
    await userEvent.selectOptions(screen.getByLabelText('Who'), 'Server operator');
    expect(whereabouts().path).toBe('/admin/audit?act=member.hide&actor=server&from=2026-11-01');
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ act: 'member.hide', actor: 'server' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(whereabouts().path).toBe('/admin/audit');
  });

  it('D13 says who did what to whom, and is filtered by one of them by a press of the name', async () => {
    await open();
    const hidden = rows().find((row) => row.textContent.includes('Konstantin'))!;
    expect(hidden.textContent).toMatch(/Profile hidden.*Profile shownwas yes, now no/);
    await userEvent.click(
      within(hidden).getByRole('button', { name: /^Konstantin .*, show only what’s about them$/ }),
    );
    expect(whereabouts().path).toMatch(/subject=MEMBERKons/);
    await userEvent.click(screen.getByRole('button', { name: /^Remove the filter “About Konstantin/ }));
    expect(whereabouts().path).toBe('/admin/audit');
  });

  it('D13 shows earlier entries below, from where the list ends', async () => {
    await open();
    const before = rows().length;
    const last = { ...sampleAudit.entries[0]!, id: 12 };
    answer(getAudit, { entries: [last], next: null, actors: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Earlier entries' }));
    await waitFor(() => expect(rows().length).toBeGreaterThan(before));
    expect(queries().at(-1)).toEqual({ before: 400 });
    expect(screen.queryByRole('button', { name: 'Earlier entries' })).toBeNull();
  });

  it('D14 saves what is shown as a file, or says why not', async () => {
    let file: Blob | undefined;
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    answer(exportAudit, 'at,act\r\n');
    await open('/admin/audit?act=note.add');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(await file!.text()).toBe('at,act\r\n');
    expect(sentTo(exportAudit).map(({ query }) => query)).toEqual([{ act: 'note.add' }]);
    answer(exportAudit, () => Promise.reject(refusal(1161, 'Too much')));
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Too much');
  });

  it('says that there is nothing, or nothing of the kind, and why it did not load', async () => {
    answer(getAudit, { entries: [], next: null, actors: [] });
    await open('/admin/audit?to=2026-11-01');
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
    queryClient.clear();
    answer(getAudit, () => Promise.reject(refusal(1109, 'No')));
    await open('/admin/audit?act=note.add');
    expect((await screen.findAllByRole('alert'))[0]!.textContent).toMatch('Couldn’t load the audit');
  });
});
