import { useEffect, useRef } from 'react';
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { BoardChart } from './charts';
import { enterBoard } from './reactBoard';

echarts.use([
  BarChart,
  LineChart,
  PieChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  SVGRenderer,
]);

function optionOf({ kind, categories, series }: BoardChart) {
  const shared = { animation: false, tooltip: {}, legend: { bottom: 0 } };
  if (kind === 'donut')
    return {
      ...shared,
      series: [
        {
          type: 'pie',
          radius: ['50%', '75%'],
          data: categories.map((name, index) => ({ name, value: series[0]!.values[index] })),
        },
      ],
    };
  return {
    ...shared,
    xAxis: { type: 'category', data: [...categories] },
    yAxis: { type: 'value' },
    series: series.map(({ name, values }) => ({
      type: kind,
      name,
      data: [...values],
      showSymbol: false,
    })),
  };
}

function Chart({ chart }: { chart: BoardChart }) {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<echarts.ECharts>(null);
  useEffect(() => {
    const instance = echarts.init(host.current, null, { renderer: 'svg', width: 440, height: 260 });
    drawn.current = instance;
    return () => instance.dispose();
  }, []);
  useEffect(() => drawn.current?.setOption(optionOf(chart)), [chart]);
  return <div ref={host} />;
}

enterBoard((chart) => <Chart chart={chart} />);
