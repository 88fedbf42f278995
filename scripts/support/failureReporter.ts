import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { asPattern, quoted, reportFailures, type Failure } from './failure';
import { root } from './run';

/** The command of each vitest project. */
const commands: Record<string, string> = {
  unit: 'npm run test:unit --',
  'unit-page': 'npm run test:unit --',
  'unit-apart': 'npm run test:unit --',
  contract: 'npm run test:contract --',
  storybook: 'npm run test:stories --',
  long: 'npm run test:long --',
};

/** The line of the file itself that an error came through; browsers name it by an address. */
const lineOf = (stacks: readonly { file: string; line: number }[], { moduleId }: TestModule) =>
  stacks.find(({ file }) => file === moduleId || file.endsWith(`/${relative(root, moduleId)}`))?.line;

function ofTest(test: TestCase): Failure {
  const file = relative(root, test.module.moduleId);
  const errors = test.result().errors ?? [];
  const stacks = errors.flatMap(({ stacks: frames = [] }) => frames);
  const run = commands[test.project.name] ?? `npx vitest run --project ${test.project.name}`;
  return {
    title: test.fullName,
    file,
    line: lineOf(stacks, test.module) ?? test.location?.line,
    error: errors[0]?.message,
    command: `${run} ${quoted(file)} -t ${quoted(asPattern(test.fullName.replaceAll(' > ', ' ')))}`,
  };
}

/** A file that failed outside its tests: it could not be loaded, or its hooks threw. */
function ofModule(module: TestModule): Failure[] {
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const [error] = [...module.errors(), ...suites];
  if (!error) return [];
  const file = relative(root, module.moduleId);
  const run = commands[module.project.name] ?? `npx vitest run --project ${module.project.name}`;
  return [
    {
      title: (error.message ?? 'could not be loaded').split('\n')[0] ?? '',
      file,
      line: lineOf(error.stacks ?? [], module),
      command: `${run} ${quoted(file)}`,
    },
  ];
}

/** Lists at the end, for each failed test, its place, its error, its demands and the command that runs it alone. */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const project of new Set(modules.map(({ project: { name } }) => name))) {
      const ofProject = modules.filter((module) => module.project.name === project);
      const failures = ofProject.flatMap((module) => [
        ...ofModule(module),
        ...[...module.children.allTests('failed')].map(ofTest),
      ]);
      reportFailures(project, failures);
    }
  }
}
