import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import admin from '../../schemas/api/admin.json';
import report from '../../schemas/api/report.json';
import { decisionsOn, reportDecisions } from '../lib/rules/managers/reports';
import { limitTable } from './limitTable';
import { sharedLimits } from './limits/table';
import { modules } from './moduleList';

it('SAF-05 each kind that can be reported is declared by one module', () => {
  const declared = modules.flatMap(({ reportSubjects = {} }) => Object.keys(reportSubjects));
  expect(declared.sort()).toEqual(report.$defs.ReportSubject.enum.sort());
});

it('SAF-05 what is decided about what was reported is decided by one, and known to the contract', async () => {
  const loaded = modules.flatMap(({ reportSubjects = {} }) => Object.entries(reportSubjects));
  const names = await Promise.all(
    loaded.map(async ([kind, load]) => [kind, (await load()).decisions?.names ?? []] as const),
  );
  const own = names.flatMap(([kind, decisions]) => {
    expect(decisionsOn(kind)).toEqual(expect.arrayContaining([...decisions]));
    return decisions;
  });
  const aboutPeople = ['DISMISS', 'WARN', 'HIDE', 'PAUSE', 'REMOVE'];
  expect([...aboutPeople, ...own].sort()).toEqual([...reportDecisions].sort());
});

it('ADM-13 each kind that can wait for managers is declared by one module, the most urgent first', () => {
  const declared = modules.flatMap(({ waitingForManagers = {} }) => Object.keys(waitingForManagers));
  expect(declared).toEqual(admin.$defs.WaitingKind.enum);
});

it('ADM-13 each kind of first step is declared, by one module or several', () => {
  const declared = modules.flatMap(({ firstSteps = {} }) => Object.keys(firstSteps));
  expect([...new Set(declared)].sort()).toEqual(admin.$defs.FirstStepKind.enum.sort());
});

it('has every folder of modules', () => {
  const folders = readdirSync(join(import.meta.dirname, 'modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(modules.map(({ name }) => name).sort()).toEqual(folders.sort());
});

it('each limit is declared once', () => {
  for (const by of ['address', 'account'] as const) {
    const names = [sharedLimits, ...modules.map(({ limits }) => limits)].flatMap((limits) =>
      Object.keys(limits?.[by] ?? {}),
    );
    expect(names.sort()).toEqual(Object.keys(limitTable[by]).sort());
  }
});
