import { it } from 'vitest';
import { runScript } from '../../scripts/support/run';
import { othersVariable } from './support/othersVariable';

it('AUT-07 MAT-09 HOM-01 HOM-08 CON-01 PRO-04 M03 M05 from an invitation to a meeting, in the other combinations of community, language and device', () =>
  runScript('e2e.ts', ['firstDays.spec.ts'], { [othersVariable]: 'yes' }));
