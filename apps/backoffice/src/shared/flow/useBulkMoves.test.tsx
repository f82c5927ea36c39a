import { renderHook, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHttp } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { useBulkMoves, type BulkMoveCalls, type BulkMoveOffer } from './useBulkMoves';

type Name = 'accept' | 'cancel';

const OFFERS: readonly BulkMoveOffer<Name>[] = [
  { name: 'accept', label: '接单' },
  { name: 'cancel', label: '取消', tone: 'danger', input: 'reason' },
];
const options = { signal: new AbortController().signal, onProgress: () => {} };
const rows = [{ id: 'A' }, { id: 'B' }];

function actionsOf() {
  const calls = {
    check: vi.fn<BulkMoveCalls<Name>['check']>(async () => ({ skipped: [] })),
    make: vi.fn<BulkMoveCalls<Name>['make']>(async (_, ids) => ids.map((key) => ({ key }))),
  };
  const hrefOf = ({ id }: { id: string }) => `/${id}`;
  const { result } = renderHook(() => useBulkMoves(OFFERS, calls, hrefOf));
  const [accept, cancel] = result.current;
  return { calls, accept: accept!, cancel: cancel! };
}

describe('bulk moves', () => {
  it('are checked and made by their name, for the ids of the rows', async () => {
    const { calls, accept } = actionsOf();

    await accept.check!(rows, options);
    expect(accept.isReady!()).toBe(true);
    await accept.run(rows, options);

    expect(calls.check.mock.calls[0]!.slice(0, 2)).toEqual(['accept', ['A', 'B']]);
    expect(calls.make.mock.calls[0]!.slice(0, 2)).toEqual(['accept', ['A', 'B']]);
  });

  it('keep their reason for every chunk and every retry, and begin the next time without', async () => {
    const { calls, cancel } = actionsOf();
    await cancel.check!(rows, options);
    const { unmount } = render(
      <ApiProvider http={createHttp({ baseURL: 'http://localhost' })}>
        {cancel.renderInput!()}
      </ApiProvider>,
    );
    const field = await screen.findByRole('textbox', { name: /原因/ });
    expect(cancel.isReady!()).toBe(false);
    expect(await screen.findByText('必填')).toBeVisible();

    await userEvent.type(field, '客户不再需要');
    expect(cancel.isReady!()).toBe(true);
    await cancel.run([rows[0]!], options);
    unmount();
    await cancel.run([rows[1]!], options);

    expect(calls.make.mock.calls.map(([, , { reason }]) => reason)).toEqual([
      '客户不再需要',
      '客户不再需要',
    ]);
    await cancel.check!(rows, options);
    expect(cancel.isReady!()).toBe(false);
  });
});
