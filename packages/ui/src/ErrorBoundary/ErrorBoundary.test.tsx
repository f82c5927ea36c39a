import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary';

let broken: boolean;

function Part() {
  if (broken) throw new Error('candidate is undefined');
  return <p>候选人</p>;
}

function renderPart(resetKey: string) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={(error, retry) => (
        <button type="button" onClick={retry}>
          {(error as Error).message}
        </button>
      )}
    >
      <Part />
    </ErrorBoundary>
  );
}

describe('ErrorBoundary', () => {
  beforeEach(() => {
    broken = true;
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  it('shows the fallback with the error, and the content again after a successful retry', async () => {
    render(renderPart('order 1'));
    const retry = screen.getByRole('button', { name: 'candidate is undefined' });

    broken = false;
    await userEvent.click(retry);

    expect(screen.getByText('候选人')).toBeVisible();
  });

  it('retries automatically when the reset key changes', () => {
    const { rerender } = render(renderPart('order 1'));

    broken = false;
    rerender(renderPart('order 2'));

    expect(screen.getByText('候选人')).toBeVisible();
  });
});
