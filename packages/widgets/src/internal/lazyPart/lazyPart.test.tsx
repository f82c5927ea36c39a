import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
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
