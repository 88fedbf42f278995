import { describe, expect, it } from 'vitest';
import { escapeHtml } from './escapeHtml';

describe('escapeHtml', () => {
  it('lets a text end neither an element nor an attribute', () => {
    expect(escapeHtml(`</p><img alt="x" title='y'>`)).toBe(
      '&lt;/p&gt;&lt;img alt=&quot;x&quot; title=&#39;y&#39;&gt;',
    );
  });

  it('shows what looks escaped as it was written', () => {
    expect(escapeHtml('&lt; & Ünï')).toBe('&amp;lt; &amp; Ünï');
  });
});
