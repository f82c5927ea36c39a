import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from './lazyPart';

function Letter({ to }: { to: string }) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${to} ${count}`}</button>;
}

/** A load that the test ends. */
function loadOf() {
  const ends: { resolve(part: typeof Letter): void; reject(error: Error): void }[] = [];
  const load = vi.fn(
    () => new Promise<typeof Letter>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  return { load, ends };
}

describe('lazyPart', () => {
  it('shows that it is loading, then the part', async () => {
    const { load, ends } = loadOf();
    const Part = lazyPart(load);
    render(<Part to="李雷" />);
    expect(screen.getByRole('img', { name: '加载中' })).toBeVisible();

    ends[0]!.resolve(Letter);
    expect(await screen.findByRole('button', { name: '李雷 0' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is there at once when it was loaded beforehand', async () => {
    const { load, ends } = loadOf();
    const Part = lazyPart(load);
    Part.preload();
    ends[0]!.resolve(Letter);
    await load.mock.results[0]!.value;

    render(<Part to="李雷" />);
    expect(screen.getByRole('button', { name: '李雷 0' })).toBeVisible();
  });

  it('loads nothing on a server, even what is there, and takes over from its placeholder', async () => {
    const { load, ends } = loadOf();
    const Part = lazyPart(load, { waiting: ({ to }) => <p>{to}</p> });
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Part to="李雷" />);
    expect(load).not.toHaveBeenCalled();
    expect(container).toHaveTextContent(/^李雷$/);

    Part.preload();
    ends[0]!.resolve(Letter);
    await load.mock.results[0]!.value;
    expect(renderToString(<Part to="李雷" />)).toBe(container.innerHTML);

    const problem = vi.fn();
    const root = await act(async () =>
      hydrateRoot(container, <Part to="李雷" />, { onRecoverableError: problem }),
    );
    expect(container).toHaveTextContent('李雷 0');
    expect(problem).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  it('keeps the state of the part when it renders again after loading', async () => {
    const { load, ends } = loadOf();
    const Part = lazyPart(load);
    const { rerender } = render(<Part to="李雷" />);
    ends[0]!.resolve(Letter);
    await userEvent.click(await screen.findByRole('button', { name: '李雷 0' }));

    rerender(<Part to="韩梅梅" />);
    expect(screen.getByRole('button', { name: '韩梅梅 1' })).toBeVisible();
  });

  it('shows a failure within its frame, and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { load, ends } = loadOf();
    const Part = lazyPart(load, {
      frame: ({ to }, content) => <section aria-label={to}>{content}</section>,
    });
    Part.preload();
    ends[0]!.reject(new Error('offline'));
    render(<Part to="李雷" />);
    ends[1]!.reject(new Error('offline'));
    expect(await screen.findByRole('alert')).toHaveTextContent('加载失败，请检查网络');
    expect(screen.getByRole('region', { name: '李雷' })).toContainElement(
      screen.getByRole('alert'),
    );

    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    ends[2]!.resolve(Letter);
    expect(await screen.findByRole('button', { name: '李雷 0' })).toBeVisible();
    vi.restoreAllMocks();
  });

  it('takes focus from the button that opened it when it loads late, and from nothing else', async () => {
    const { load, ends } = loadOf();
    const Part = lazyPart(load, { takesFocus: true });
    const page = (shown: boolean) => (
      <>
        <button aria-expanded>打开</button>
        <input aria-label="姓名" />
        <div>{shown && <Part to="李雷" />}</div>
      </>
    );
    const { rerender } = render(page(true));
    screen.getByRole('button', { name: '打开' }).focus();
    ends[0]!.resolve(Letter);
    await waitFor(() => expect(screen.getByRole('button', { name: '李雷 0' })).toHaveFocus());

    const slow = loadOf();
    const Other = lazyPart(slow.load, { takesFocus: true });
    rerender(
      <>
        {page(false)}
        <Other to="韩梅梅" />
      </>,
    );
    screen.getByRole('textbox', { name: '姓名' }).focus();
    slow.ends[0]!.resolve(Letter);
    await screen.findByRole('button', { name: '韩梅梅 0' });
    expect(screen.getByRole('textbox', { name: '姓名' })).toHaveFocus();
  });
});
