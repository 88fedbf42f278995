import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp';

const of = (policy: string, name: string) =>
  policy.split('; ').find((directive) => directive.startsWith(`${name} `)) ?? '';

describe('the policy of a page', () => {
  const policy = contentSecurityPolicy(
    { styles: '<style data-brand>:root{}</style><style>p{}</style>', scripts: ['run()'] },
    {},
  );

  it('CFG-08 allows what is written into it by digest, and nothing else inline', () => {
    expect(of(policy, 'script-src')).toBe(
      "script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
    );
    expect(of(policy, 'style-src').match(/'sha256-/g)).toHaveLength(3);
    expect(policy).not.toMatch(/unsafe|nonce/);
  });
});
