import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { AnchorNav, type AnchorNavProps } from './AnchorNav';

const items = [
  { id: 'education', label: '学历' },
  { id: 'work', label: '工作经历' },
  { id: 'court', label: '司法记录', level: 2 as const },
];

let report: IntersectionObserverCallback = () => {};
class ToldIntersectionObserver {
  constructor(callback: IntersectionObserverCallback) {
    report = callback;
  }
  observe() {}
  disconnect() {}
}

const pass = (id: string, isIntersecting = true) =>
  act(() =>
    report(
      [{ target: { id }, isIntersecting } as unknown as IntersectionObserverEntry],
      {} as IntersectionObserver,
    ),
  );

const link = (name: string) => screen.getByRole('link', { name });

function renderPage(props: Pick<AnchorNavProps, 'value' | 'defaultValue'> = {}) {
  const onValueChange = vi.fn();
  render(
    <>
      <AnchorNav items={items} {...props} onValueChange={onValueChange} />
      {items.map(({ id, label }) => (
        <section key={id} id={id}>
          <h2>{`${label}核实`}</h2>
        </section>
      ))}
    </>,
  );
  return onValueChange;
}

describe('AnchorNav', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', ToldIntersectionObserver);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => void vi.unstubAllGlobals());

  conforms(AnchorNav, { props: { items } });

  it('marks the current section', () => {
    renderPage();
    expect(link('学历')).toHaveAttribute('aria-current', 'location');

    pass('education');
    pass('work');
    expect(link('工作经历')).toHaveAttribute('aria-current', 'location');
    pass('work', false);

    expect(link('学历')).toHaveAttribute('aria-current', 'location');
  });

  it('moves focus to the heading, and leaves the address to the host', async () => {
    const onValueChange = renderPage();

    await userEvent.click(link('司法记录'));

    expect(screen.getByRole('heading', { name: '司法记录核实' })).toHaveFocus();
    expect(link('司法记录')).toHaveAttribute('aria-current', 'location');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('court');
    expect(location.hash).toBe('');
  });

  it('starts at the given section, and shows the parent’s value when controlled', () => {
    const onValueChange = renderPage({ defaultValue: 'work' });
    expect(link('工作经历')).toHaveAttribute('aria-current', 'location');
    pass('education');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('education');
    expect(link('学历')).toHaveAttribute('aria-current', 'location');
    cleanup();

    const onRequest = renderPage({ value: 'work' });
    pass('education');

    expect(onRequest).toHaveBeenCalledExactlyOnceWith('education');
    expect(link('工作经历')).toHaveAttribute('aria-current', 'location');
  });

  it('does not mark sections passed during a jump', async () => {
    renderPage();
    await userEvent.click(link('司法记录'));

    pass('education');

    expect(link('司法记录')).toHaveAttribute('aria-current', 'location');
  });
});
