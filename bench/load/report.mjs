/** Returns the report of a run as Markdown. */
export function reportOf(facts) {
  const { requests, memory, accidents, lost, acknowledged } = facts;
  const [killed, restarted] = accidents;
  const failed = requests.filter(({ status }) => status !== 200);
  const rows = [
    ['reads', requests.filter(({ kind }) => kind === 'read')],
    ['changes', requests.filter(({ kind }) => kind !== 'read' && kind !== 'document')],
    ['documents of reports', requests.filter(({ kind }) => kind === 'document')],
  ];
  return [
    '# People at work',
    '',
    `\`npx tsx bench/load.mjs\`: ${facts.people} people for ${facts.minutes} minutes, ${facts.pause} s of thinking on average, ${facts.orders.toLocaleString('en')} orders, ${facts.database.replace(/^.*\((\w+)\) (\S+) .*/, '$1 $2')} that writes through. Two processes for requests, one for jobs, everything on ${facts.processors} processors, whose load was ${facts.load.toFixed(0)} at most. Milliseconds.`,
    '',
    '| requests | sent | p50 | p95 | longest | failed |',
    '| --- | --: | --: | --: | --: | --: |',
    ...rows.map(([name, list]) => row(name, list)),
    ...[...grouped(requests, ({ to }) => to)].map(([to, list]) => row(`\`${to}\``, list)),
    '',
    `Notes and orders whose saving was acknowledged: ${acknowledged}. Not there at the end: ${lost.length}.`,
    '',
    `In second ${killed.at} one process for requests was killed; another was ready in second ${killed.back}. In second ${restarted.at} the database was restarted, which took ${restarted.back - restarted.at} s.`,
    '',
    ...failures(failed),
    '',
    '| MB in minute | web1 | web2 | worker |',
    '| --- | --: | --: | --: |',
    ...memory.map(({ minute, web1, web2, worker }) => `| ${[minute, web1, web2, worker].join(' | ')} |`),
    '',
  ].join('\n');
}

function row(name, list) {
  const times = list
    .filter(({ status }) => status === 200)
    .map(({ took }) => took)
    .sort((a, b) => a - b);
  const at = (part) => (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(0);
  const failed = list.filter(({ status }) => status !== 200).length;
  return `| ${[name, list.length, at(0.5), at(0.95), at(1), failed].join(' | ')} |`;
}

/** Failures of each second that has some; status 0 is a connection that broke. */
function failures(failed) {
  if (failed.length === 0) return ['No request failed.'];
  const seconds = grouped(failed, ({ second }) => second);
  const countsOf = (list) =>
    [...grouped(list, ({ status, to }) => `${status} ${to}`)].map(([name, { length }]) => `${length} × ${name}`);
  return [
    '| failures in second | |',
    '| --- | --- |',
    ...[...seconds].sort(([a], [b]) => a - b).map(([second, list]) => `| ${second} | ${countsOf(list).join(', ')} |`),
  ];
}

function grouped(list, keyOf) {
  const groups = new Map();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
