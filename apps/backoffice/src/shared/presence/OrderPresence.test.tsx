import { act, render, screen } from '@testing-library/react';
import { orderBase, orderPresence, type Http, type OrderPresence as Presence } from '@mingjian/api';
import { ApiProvider, useCall } from '@mingjian/api/react';
import { OrderPresence } from './OrderPresence';

const ALONE: Presence = { people: [], version: 3, changedBy: null };

function OrderPage() {
  const { data } = useCall(orderBase.getOrderDetail, { orderId: '7' });
  return (
    <>
      {data && <p>版本 {data.version}</p>}
      {data && <OrderPresence orderId="7" page={1} version={data.version} />}
    </>
  );
}

/** A server with one order, whose version is that of the presence. */
function renderPage(start: Partial<Presence> = {}) {
  const state = { ...ALONE, ...start };
  const reports: unknown[] = [];
  const http: Http = {
    send: async (call, input) => {
      if (call.path === orderBase.getOrderDetail.path)
        return { id: '7', version: state.version } as never;
      expect(call.path).toBe(orderPresence.report.path);
      reports.push(input);
      return { ...state } as never;
    },
  };
  const view = render(
    <ApiProvider http={http}>
      <OrderPage />
    </ApiProvider>,
  );
  return { state, reports, view };
}

const wait = async (milliseconds: number) =>
  act(async () => vi.advanceTimersByTimeAsync(milliseconds));

describe('the people at an order', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('are named with what they do, two of them, and counted', async () => {
    renderPage({
      people: [
        { userName: '王芳', page: 2, isEditing: true },
        { userName: '林晓', page: 1, isEditing: false },
        { userName: '张敏', page: 1, isEditing: false },
      ],
    });
    await wait(2_000);

    expect(screen.getByText('王芳 正在写报告')).toBeVisible();
    expect(screen.getByText('林晓 正在查看')).toBeVisible();
    expect(screen.getByText('另有 1 人')).toBeVisible();
  });

  it('are asked for every 15 s while the window is visible, and told of leaving', async () => {
    const { reports, view } = renderPage();
    await wait(2_000);
    await wait(28_000);
    expect(reports).toHaveLength(3);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await wait(60_000);
    expect(reports).toHaveLength(3);
    vi.restoreAllMocks();

    view.unmount();

    expect(reports.at(-1)).toMatchObject({ orderId: '7', page: 1, hasLeft: 1 });
  });

  it('are not asked for while orders are only passed through', async () => {
    const { reports, view } = renderPage();
    await wait(1_900);

    view.unmount();

    expect(reports).toEqual([]);
  });

  it('bring the order up to date when one of them has changed it', async () => {
    const { state } = renderPage();
    await wait(2_000);
    Object.assign(state, { version: 4, changedBy: '林晓' });

    await wait(15_000);

    expect(screen.getByText('版本 4')).toBeVisible();
  });
});
