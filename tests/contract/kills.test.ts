import { describe } from 'vitest';
import { killTests } from '../support/killTests';

describe('what the server has acknowledged', () => killTests({ embedded: 1, postgres: 1, seed: 1 }));
