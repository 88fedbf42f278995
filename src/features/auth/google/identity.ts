/** The part of Google's sign-in script that is used here. */
export interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    callback: (answer: { credential?: string }) => void;
    ux_mode?: 'popup';
    itp_support?: boolean;
  }) => void;
  renderButton: (target: HTMLElement, options: GoogleButtonOptions) => void;
}

interface GoogleButtonOptions {
  type: 'standard';
  theme: 'outline' | 'filled_black';
  size: 'large';
  text: 'continue_with';
  shape: 'rectangular';
  logo_alignment: 'center';
  /** In px, at most 400. */
  width: number;
  locale: string;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}
