import GoogleMethod from './GoogleMethod';
import type { MethodProps } from './types';

/** Google among the methods of login and registration. */
export const GoogleOption = ({ consent, onDone, onFailure }: MethodProps) => (
  <GoogleMethod consent={consent} onDone={onDone} onFailure={onFailure} />
);
