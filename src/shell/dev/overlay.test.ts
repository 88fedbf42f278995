// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { ConfigError } from '../../config/types';
import { showIssues } from './overlay';

const issue: ConfigError = {
  code: 'unknown-key',
  severity: 'error',
  file: 'communities/circle.example/brand.json',
  line: 4,
  column: 3,
  path: 'colours',
  message: 'there is no key colours <b>',
  allowed: 'title, colors',
  suggestion: 'colors',
};
const overlay = () => document.getElementById('config-issues');
const text = () => overlay()?.shadowRoot?.textContent ?? '';

it('CFG-06 lays located issues over the page, and takes them away when they are fixed', () => {
  showIssues([issue]);
  expect(text()).toContain('brand.json:4:3  colours\nthere is no key colours <b>');
  expect(text()).toContain('Allowed: title, colors\nDid you mean colors?');
  showIssues([{ ...issue, line: 9 }]);
  expect(document.querySelectorAll('#config-issues')).toHaveLength(1);
  expect(text()).toContain('brand.json:9:3');
  showIssues([]);
  expect(overlay()).toBeNull();
});

it('CFG-06 can be closed', () => {
  showIssues([issue]);
  overlay()?.shadowRoot?.querySelector('button')?.click();
  expect(overlay()).toBeNull();
});
