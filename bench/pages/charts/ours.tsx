import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '@mingjian/ui';
import { BarChart, DonutChart, LineChart } from '@mingjian/widgets/Chart';
import { enterBoard } from './reactBoard';

// The theme belongs to the page, so it is rendered before any chart.
createRoot(document.createElement('div')).render(<ThemeRoot />);

enterBoard(({ kind, title, categories, series }) => {
  if (kind === 'bar') return <BarChart title={title} categories={categories} series={series} />;
  if (kind === 'line') return <LineChart title={title} categories={categories} series={series} />;
  return <DonutChart title={title} categories={categories} values={series[0]!.values} />;
});
