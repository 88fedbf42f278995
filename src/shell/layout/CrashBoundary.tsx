import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen';

/** Shows the crash screen in place of what broke (UIX-04). React's root reports the error (ERR-05). */
export class CrashBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <CrashScreen /> : this.props.children;
  }
}
