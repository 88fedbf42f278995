import type { BootPayload } from '../../../config/bootPayload';
import { methods, type MethodDefinition } from './registry';
import type { ConfiguredMethod } from './types';

interface Arranged {
  method: ConfiguredMethod;
  definition: MethodDefinition;
}

interface Arrangement {
  form?: Arranged;
  buttons: Arranged[];
  /** The buttons are above the form, because a method without a form was configured first. */
  buttonsFirst: boolean;
}

/**
 * Arranges the configured sign-in methods: one form, the others as buttons, in the configured order. The form is the
 * one with a password, otherwise the first method that has a form. Equivalent types appear once (CFG-10).
 */
export function arrange(configured: readonly ConfiguredMethod[], boot: BootPayload): Arrangement {
  const all = configured
    .map((method): Arranged => ({ method, definition: methods[method.authType] }))
    .filter(({ definition }) => definition.available?.(boot) ?? true)
    .filter(({ definition }, index, list) => {
      const first = list.findIndex((other) => other.definition.key === definition.key);
      return first === index;
    });
  const form =
    all.find(({ definition }) => definition.key === 'password') ??
    all.find(({ definition }) => definition.Form);
  const buttons = all.filter((one) => one !== form && one.definition.Button);
  return { form, buttons, buttonsFirst: all[0]?.definition.Form === undefined };
}
