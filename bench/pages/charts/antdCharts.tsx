import { Column, Line, Pie } from '@ant-design/charts';
import { enterBoard } from './reactBoard';

const SIZE = { width: 440, height: 260, animate: false } as const;

enterBoard(({ kind, categories, series }) => {
  const data = series.flatMap(({ name, values }) =>
    categories.map((category, index) => ({ category, name, value: values[index] })),
  );
  if (kind === 'bar')
    return <Column {...SIZE} data={data} xField="category" yField="value" colorField="name" group />;
  if (kind === 'line')
    return <Line {...SIZE} data={data} xField="category" yField="value" colorField="name" />;
  return <Pie {...SIZE} data={data} angleField="value" colorField="category" innerRadius={0.6} />;
});
