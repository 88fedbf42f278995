import type { ReportSubject as ReportKind } from '../../../generated/api/report';
import type { ServerModule } from '../../defineModule';
import type { ReportSubject } from '../../reportSubject';

/** Reportable things by kind, as declared by their modules. */
export type ReportSubjects = ReadonlyMap<ReportKind, ReportSubject>;

export async function subjectsOf(modules: readonly ServerModule[]): Promise<ReportSubjects> {
  const declared = modules.flatMap(({ reportSubjects = {} }) => Object.entries(reportSubjects));
  return new Map(
    await Promise.all(
      declared.map(async ([kind, load]): Promise<[ReportKind, ReportSubject]> => [
        kind as ReportKind,
        await load(),
      ]),
    ),
  );
}
