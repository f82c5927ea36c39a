import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdvancedFilter } from './AdvancedFilter';
import { ADVANCED_FIELDS } from './AdvancedFilter.fixtures';
import { ConditionControls } from './ConditionControls';

// Another test of this worker may have loaded the filter without the spy, or load it after these.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./ConditionControls', { spy: true });

/** The rows that are watched until they come near the view. */
const watched = new Map<Element, () => void>();

beforeEach(() => {
  watched.clear();
  vi.mocked(ConditionControls).mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private callback: IntersectionObserverCallback) {}
      observe(target: Element) {
        const entries = [{ target, isIntersecting: true }] as IntersectionObserverEntry[];
        watched.set(target, () => this.callback(entries, this as never));
      }
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function show(count: number) {
  const conditions = Array.from({ length: count }, (_, index) => ({
    field: 'orderNo',
    operator: 'LIKE' as const,
    value: `BG${index}`,
  }));
  render(
    <AdvancedFilter
      open
      fields={ADVANCED_FIELDS}
      value={{ join: 'or', conditions }}
      onApply={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  return userEvent.setup();
}

const row = (number: number) => screen.getByRole('group', { name: `条件 ${number}` });
const isLive = (number: number) => within(row(number)).queryByRole('textbox') !== null;

describe('a filter of many conditions', () => {
  it('renders the condition that is typed into, and no other', async () => {
    const user = show(6);
    vi.mocked(ConditionControls).mockClear();

    await user.type(within(row(3)).getByRole('textbox'), 'x');

    const rendered = vi.mocked(ConditionControls).mock.calls.map(([{ index }]) => index);
    expect(rendered.length).toBeGreaterThan(0);
    expect(new Set(rendered)).toEqual(new Set([2]));
  });

  it('shows the controls of the first, and of others once they come near the view', async () => {
    show(40);
    expect(isLive(20)).toBe(true);
    expect(isLive(21)).toBe(false);
    expect(row(21)).toHaveTextContent('订单编号 包含 BG20');

    act(() => watched.get(row(21).closest('li')!)!());

    expect(isLive(21)).toBe(true);
    expect(isLive(22)).toBe(false);
  });

  it('gives the focus of the keyboard to the controls of a condition that had none', async () => {
    show(40);

    act(() => row(30).focus());

    expect(within(row(30)).getAllByRole('button')[0]).toHaveFocus();
  });

  it('shows the controls of every condition with a problem', async () => {
    const user = show(30);
    await user.clear(within(row(1)).getByRole('textbox'));
    act(() => row(28).focus());
    await user.clear(within(row(28)).getByRole('textbox'));

    await user.click(screen.getByRole('button', { name: '确定' }));

    expect(within(row(28)).getByText('请输入该项')).toBeVisible();
    expect(within(row(1)).getByRole('textbox')).toHaveFocus();
  });
});
