import { useSyncExternalStore, type ReactNode } from 'react';
import { reactPage } from '../reactPage';
import { board, enter, type BoardChart } from './charts';

let charts = board(0);
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function Board({ draw }: { draw(chart: BoardChart): ReactNode }) {
  const shown = useSyncExternalStore(subscribe, () => charts);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 440px)', gap: 16 }}>
      {shown.map((chart) => (
        <div key={chart.title} data-chart={chart.kind} style={{ width: 440, minHeight: 280 }}>
          {draw(chart)}
        </div>
      ))}
    </div>
  );
}

/** Registers a board whose charts React draws. */
export function enterBoard(draw: (chart: BoardChart) => ReactNode): void {
  enter({
    ...reactPage(<Board draw={draw} />),
    show(next) {
      charts = next;
      for (const listener of listeners) listener();
    },
  });
}
