import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Legend,
  Line,
  LineChart,
  Pie,
  PieChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { BoardChart } from './charts';
import { enterBoard } from './reactBoard';

const COLORS = ['#1f6feb', '#8250df', '#bf8700', '#1a7f37', '#cf222e'];
const SIZE = { width: 440, height: 260 };

const rowsOf = ({ categories, series }: BoardChart) =>
  categories.map((name, index) => ({
    name,
    ...Object.fromEntries(series.map(({ key, values }) => [key, values[index]])),
  }));

enterBoard((chart) => {
  const data = rowsOf(chart);
  const axes = (
    <>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="name" />
      <YAxis />
      <Tooltip />
      <Legend />
    </>
  );
  if (chart.kind === 'bar')
    return (
      <BarChart {...SIZE} data={data}>
        {axes}
        {chart.series.map(({ key, name }, index) => (
          <Bar key={key} dataKey={key} name={name} fill={COLORS[index]} isAnimationActive={false} />
        ))}
      </BarChart>
    );
  if (chart.kind === 'line')
    return (
      <LineChart {...SIZE} data={data}>
        {axes}
        {chart.series.map(({ key, name }, index) => (
          <Line
            key={key}
            dataKey={key}
            name={name}
            stroke={COLORS[index]}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    );
  return (
    <PieChart {...SIZE}>
      <Tooltip />
      <Legend />
      <Pie data={data} dataKey="s0" nameKey="name" innerRadius={60} isAnimationActive={false}>
        {data.map(({ name }, index) => (
          <Cell key={name} fill={COLORS[index]} />
        ))}
      </Pie>
    </PieChart>
  );
});
