/** The steps in report order, each with the contestant whose figure counts as 1. */
export const steps = [
  { name: 'mount cold', floor: 'raw-floor' },
  { name: 'mount', floor: 'raw-floor' },
  { name: 'sort', floor: 'raw-floor' },
  { name: 'select all', floor: 'raw-floor' },
  { name: '10k mount cold', floor: 'raw-floor' },
  { name: '10k mount', floor: 'raw-floor' },
  { name: '10k select all', floor: 'raw-floor' },
  { name: '10k scroll', floor: 'react-bare' },
];

/** Returns the results as a table in Markdown. */
export function report(results, bytes, rounds) {
  const cpu = (name, step) =>
    median((results.get(name)?.get(step) ?? []).map((value) => value.cpu));
  const cell = (name, { name: step, floor }) => {
    const time = cpu(name, step);
    if (time === undefined) return '–';
    const ratio = time / (cpu(floor, step) ?? cpu('raw-floor', step));
    return `${time.toFixed(1)} (${ratio.toFixed(2)}×)`;
  };
  const scrolled = (name) => {
    const seen = results.get(name)?.get('10k scroll') ?? [];
    const blank = results.get(name)?.get('10k blank') ?? [];
    const of = (key) => median(seen.map((value) => value[key]));
    return seen.length === 0
      ? '–'
      : `${of('late')} / ${of('lost')} / ${median(blank.map((value) => value.blank))}`;
  };
  const settled = (name) =>
    ['mount cold', 'mount']
      .map((step) => median((results.get(name)?.get(step) ?? []).map((value) => value.settled)))
      .map((time) => time?.toFixed(0) ?? '–')
      .join(' / ');
  const heads = [
    '',
    'settled cold / warm',
    ...steps.map(({ name }) => name),
    'late / lost frames of 99 / blank of 50',
    'nodes',
    'KB gz',
  ];
  const rows = [...results.keys()].map((name) => [
    name,
    settled(name),
    ...steps.map((step) => cell(name, step)),
    scrolled(name),
    String(cpu(name, 'nodes') ?? '–'),
    ((bytes.get(name) ?? 0) / 1000).toFixed(1),
  ]);
  return `${tableOf([heads, ...rows])}\nMedians of ${rounds} rounds.\n`;
}

/** Returns a table of CPU time by step, each beside the floor, as Markdown. */
export function cpuTable(results, bytes, names) {
  const cpu = (name, step) =>
    median((results.get(name)?.get(step) ?? []).map((value) => value.cpu));
  const cell = (name, step) => {
    const time = cpu(name, step);
    return time === undefined
      ? '–'
      : `${time.toFixed(1)} (${(time / cpu('raw-floor', step)).toFixed(2)}×)`;
  };
  const rows = [...results.keys()].map((name) => [
    name,
    ...names.map((step) => cell(name, step)),
    String(cpu(name, 'nodes') ?? '–'),
    ((bytes.get(name) ?? 0) / 1000).toFixed(1),
  ]);
  return tableOf([['', ...names, 'nodes', 'KB gz'], ...rows]);
}

function tableOf([heads, ...rows]) {
  const lines = [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}

function median(values) {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
