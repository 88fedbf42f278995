import { afterEach, beforeEach, expect, vi } from 'vitest';

// Silence is part of every unit test: what nobody expected on the console fails it.
// A test that provokes a message mocks the console itself and asserts on it.
const loud = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of loud) vi.spyOn(console, level).mockImplementation(() => undefined);
});

afterEach(() => {
  for (const level of loud) {
    const calls = vi.isMockFunction(console[level]) ? vi.mocked(console[level]).mock.calls : [];
    expect(calls, `unexpected console.${level}`).toEqual([]);
  }
  // Files share a process: nobody finds what another one left.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
