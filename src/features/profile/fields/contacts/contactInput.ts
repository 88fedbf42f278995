import type { ComponentProps } from 'react';
import type { ContactType } from '../../../../lib/rules/contactTypes';

type Native = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

const link: Native = { type: 'text', inputMode: 'url', autoComplete: 'off' };
const handle: Native = { type: 'text', autoComplete: 'off' };

/** What the browser needs to know to help typing each kind: its keyboard, what it may fill in. */
export const contactInput: Record<ContactType, Native> = {
  EMAIL: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  PHONE: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  FACEBOOK: link,
  INSTAGRAM: handle,
  LINKEDIN: link,
  VK: link,
  TELEGRAM: handle,
  GITHUB: handle,
  TWITTER: handle,
  SLACK: link,
  DISCORD: handle,
  CALENDLY: link,
};
