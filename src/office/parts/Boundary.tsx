import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from './Notice.tsx';

export interface BoundaryProps {
  /** The page. */
  children: ReactNode;
}

/** An error boundary for a page that throws, or whose chunk does not load. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="bad" role="alert">
        <p>This page could not be shown. Load it again; if it does not help, tell the person who runs the server.</p>
        <Button size="sm" variant="outlined" onClick={() => location.reload()}>
          Load again
        </Button>
      </Notice>
    );
  }
}
