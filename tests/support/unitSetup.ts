import { afterEach, beforeEach, expect, vi } from 'vitest';

// Every unit test fails on unexpected console output. A test that provokes a message mocks the console and asserts on
// it.
const loud = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of loud) vi.spyOn(console, level).mockImplementation(() => undefined);
});

afterEach(() => {
  for (const level of loud) {
    const calls = vi.isMockFunction(console[level]) ? vi.mocked(console[level]).mock.calls : [];
    expect(calls, `unexpected console.${level}`).toEqual([]);
  }
  // Files share a process, so each one resets it.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
