import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Returns the replacement of the broken content. `retry` renders that content again. */
  fallback(error: unknown, retry: () => void): ReactNode;
  /** A new value retries automatically, such as the address or the id of the content. */
  resetKey?: unknown;
  /** Called once for each error, for reporting. */
  onError?: ((error: unknown, errorInfo: ErrorInfo) => void) | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
  resetKey: unknown;
}

/** Contains an error of its children. Renders no element of its own. */
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
