interface Config {
  getElementError: (message: string | null, container: Element) => Error;
}

/** Testing Library, or Storybook's copy of it. */
interface Library {
  getConfig: () => Config;
  configure: (changes: Config) => void;
}

const quickError = (message: string | null): Error =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

/**
 * An attempt that fails while something is waited for does not print the page, which takes longer than the attempt. The
 * last one prints it.
 */
export function quickErrors({ getConfig, configure }: Library): void {
  const { getElementError: print } = getConfig();
  // A setup file runs again for each test file.
  if (print.name === 'printAtLast') return;
  const isAttempt = () =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics ===
    true;
  configure({
    getElementError: function printAtLast(message, container) {
      return isAttempt() ? quickError(message) : print(message, container);
    },
  });
}
