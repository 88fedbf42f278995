import { it } from 'vitest';
import { runScript } from '../../scripts/support/run';
import { othersVariable } from './support/othersVariable';

it('ONB-01 ONB-02 ONB-03 CFG-11 SES-03 from sign-up to a participant, in the other communities with questions', () =>
  runScript('e2e.ts', ['onboarding.spec.ts', '-g', 'from sign-up to a participant'], {
    [othersVariable]: 'yes',
  }));
