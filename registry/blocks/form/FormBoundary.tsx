import { Component, type ReactNode } from 'react';

interface FormBoundaryProps {
  /** Drawn in place of the form. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** A definition that SurveyJS cannot draw leaves words in its place, not an empty screen; the console has the reason. */
export class FormBoundary extends Component<FormBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
