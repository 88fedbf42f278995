import GoogleMethod from './GoogleMethod';
import type { MethodProps } from './types';

/** Google among the ways of login and registration. */
export const GoogleWay = ({ consent, onDone, onFailure }: MethodProps) => (
  <GoogleMethod onToken={consent.ask} onDone={onDone} onFailure={onFailure} />
);
