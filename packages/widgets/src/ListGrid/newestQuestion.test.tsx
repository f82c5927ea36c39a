import { act, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import {
  ORDER_COLUMNS,
  ORDER_FIELDS,
  sampleLoad,
  sampleOrders,
  type SampleOrder,
} from '../internal/list/orders.fixtures';
import { ListGrid } from './ListGrid';
import type { ListGridProps } from './listGridProps';

const rows = sampleOrders(45);
const names = [...new Set(rows.map(({ userName }) => userName))];

/** One thing that happens: somebody asks for a name, resets, or an answer arrives. */
type Step =
  | { does: 'type'; name: string }
  | { does: 'search' }
  | { does: 'reset' }
  | { does: 'answer'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('type' as const), name: fc.constantFrom(...names) }),
  fc.record({ does: fc.constant('search' as const) }),
  fc.record({ does: fc.constant('reset' as const) }),
  fc.record({ does: fc.constant('answer' as const), which: fc.nat(5) }),
);

/** A list whose answers arrive when the test lets them, in any order. */
function showSlowList() {
  const waiting: (() => void)[] = [];
  const find = sampleLoad(rows);
  const load: ListGridProps<SampleOrder>['load'] = async (query) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return find(query, { signal: new AbortController().signal });
  };
  const { unmount } = render(
    <ListGrid
      label="订单"
      columns={ORDER_COLUMNS}
      filters={ORDER_FIELDS}
      rowKey={({ id }) => id}
      load={load}
    />,
  );
  const answer = async (which: number) => {
    const [arrives] = waiting.splice(which % Math.max(1, waiting.length), 1);
    await act(async () => arrives?.());
  };
  const answerAll = async () => {
    while (waiting.length > 0) await answer(waiting.length - 1);
  };
  return { answer, answerAll, unmount };
}

describe('ListGrid with slow answers', () => {
  it('shows the newest question in the field, the condition and the rows, whatever comes when', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const { answer, answerAll, unmount } = showSlowList();
        const field = screen.getByRole('textbox', { name: '候选人' });
        let typed = '';
        let asked = '';
        for (const one of steps) {
          if (one.does === 'answer') {
            await answer(one.which);
            continue;
          }
          if (one.does === 'type')
            fireEvent.change(field, { target: { value: (typed = one.name) } });
          else if (one.does === 'search') {
            asked = typed;
            // Enter in a form is a click on its button.
            fireEvent.click(screen.getByRole('button', { name: '查询' }));
          } else {
            typed = asked = '';
            fireEvent.click(screen.getByRole('button', { name: '重置' }));
          }
        }
        await answerAll();

        expect(field).toHaveValue(typed);
        expect(screen.queryAllByText(/^候选人 包含/).map(({ textContent }) => textContent)).toEqual(
          asked === '' ? [] : [`候选人 包含 ${asked}`],
        );
        const found = rows.filter(({ userName }) => userName.includes(asked));
        const shown = within(await screen.findByRole('grid')).getAllByRole('rowheader');
        expect(shown.map(({ textContent }) => textContent)).toEqual(
          found.slice(0, 10).map(({ orderNo }) => orderNo),
        );
        unmount();
      }),
      { numRuns: 12 },
    );
  });
});
