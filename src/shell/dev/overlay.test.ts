// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { ConfigError } from '../../config/types';
import { showFaults } from './overlay';

const fault: ConfigError = {
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
const overlay = () => document.getElementById('config-faults');
const text = () => overlay()?.shadowRoot?.textContent ?? '';

it('CFG-06 lays located faults over the page, and takes them away when they are mended', () => {
  showFaults([fault]);
  expect(text()).toContain('brand.json:4:3  colours\nthere is no key colours <b>');
  expect(text()).toContain('Allowed: title, colors\nDid you mean colors?');
  showFaults([{ ...fault, line: 9 }]);
  expect(document.querySelectorAll('#config-faults')).toHaveLength(1);
  expect(text()).toContain('brand.json:9:3');
  showFaults([]);
  expect(overlay()).toBeNull();
});

it('CFG-06 can be closed', () => {
  showFaults([fault]);
  overlay()?.shadowRoot?.querySelector('button')?.click();
  expect(overlay()).toBeNull();
});
