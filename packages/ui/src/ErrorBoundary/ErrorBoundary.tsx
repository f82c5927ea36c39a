import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Returns what to show in place of the part that broke. `retry` renders that part again. */
  fallback(error: unknown, retry: () => void): ReactNode;
  /** A new value tries again by itself: the address, the id of what is shown. */
  resetKey?: unknown;
  /** Called once for each error, for a report. */
  onError?: (error: unknown, errorInfo: ErrorInfo) => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
  resetKey: unknown;
}

/** Keeps an error in one part from taking the page down. Renders no element of its own. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return Object.is(props.resetKey, state.resetKey)
      ? null
      : { failure: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, errorInfo: ErrorInfo) {
    this.props.onError?.(error, errorInfo);
  }

  retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
