import type { ComponentType } from 'react';
import type { AuthType } from '../../../generated/config/authConfig';
import type { BootPayload } from '../../../config/bootPayload';
import { CodeForm } from './CodeForm';
import { GoogleOption } from './GoogleOption';
import { LinkForm } from './LinkForm';
import { EmailButton } from './EmailButton';
import { ExternalButton } from './ExternalButton';
import { PasswordMethod } from './PasswordMethod';
import type { MethodProps } from './types';

/** A method to sign in, as the screens show it. */
export interface MethodDefinition {
  /** Types that share a key are one method to a visitor. */
  key: 'password' | 'google' | 'code' | 'link' | 'external';
  /** The method as the page's form. */
  Form?: ComponentType<MethodProps>;
  /** The method as a button beside the form. */
  Button?: ComponentType<MethodProps>;
  /** Whether this installation supports it. Absent: always. */
  available?: (boot: BootPayload) => boolean;
}

const code: MethodDefinition = { key: 'code', Form: CodeForm, Button: EmailButton };

/** Every method to sign in that a community can configure (CFG-05, CFG-10). NONE means sign-in by code. */
export const methods = {
  EMAIL: { key: 'password', Form: PasswordMethod },
  GOOGLE: {
    key: 'google',
    Button: GoogleOption,
    available: ({ google }) => google !== undefined,
  },
  MAGIC: { key: 'link', Form: LinkForm, Button: EmailButton },
  OTP: code,
  NONE: code,
  OAUTH2: { key: 'external', Button: ExternalButton },
} satisfies Record<AuthType, MethodDefinition>;
