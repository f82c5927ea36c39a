import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderReport } from '../apps/server/src/pdf/renderReport.ts';

/**
 * `npx tsx bench/reports.mjs`: measures documents of reports: one of a flash order, one of thirteen
 * pages, and 200 of the latter in a row, as the server makes them (one thread). Writes
 * `REPORTS.md`.
 */
const ROW = 200;
const READER = { userId: 'bench' };
const text = (zh) => ({ zh, en: `${zh} (en)` });

const row = (key) => ({
  key: String(key),
  label: text(`字段${key}`),
  claim: text('上海远景贸易有限公司，会计主管'),
  finding: text('公司人事部确认'),
  verdict: text('一致'),
});
const item = (key, rows) => ({
  key: String(key),
  name: text(`第 ${key + 1} 段工作履历`),
  state: 'verified',
  level: 5,
  result: text('属实'),
  reason: '',
  conclusion: '经人事部与直属上级两方确认。',
  rows: Array.from({ length: rows }, (_, index) => row(index)),
});
const cover = { title: '背景调查报告', subtitle: '保密文件', note: '仅供委托方用于本次聘用决定。' };
const words = text('<p>本次调查的各项结论与风险等级见下表。</p>');
const model = (orderNo, items, rows) => ({
  format: 1,
  template: 1,
  fonts: '',
  number: `BG-${orderNo}-v1.0`,
  versionNo: 'v1.0',
  kind: 2,
  orderNo,
  company: '华东精工集团有限公司',
  product: text('深度背调'),
  candidate: { name: '吴佳怡', idCardNo: '310***********1234', position: '会计主管' },
  orderedOn: '2026-11-01',
  issuedOn: '2026-11-20',
  issuedAt: '2026-11-20 10:00:00',
  level: 5,
  cover: { zh: cover, en: cover },
  summary: words,
  remark: words,
  ending: words,
  items: Array.from({ length: items }, (_, key) => item(key, rows)),
  attachments: [],
});

const made = async (orderNo, items, rows, language = 'zh') =>
  renderReport(
    model(orderNo, items, rows),
    { language, pictures: new Map(), createdAt: new Date('2026-11-20T02:00:00Z') },
    READER,
  );
const pagesOf = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

async function timed(name, items, rows, language) {
  const times = [];
  let pdf;
  for (let i = 0; i < 9; i += 1) {
    const from = performance.now();
    pdf = await made(`MJ${i}`, items, rows, language);
    times.push(performance.now() - from);
  }
  const [first, ...rest] = times;
  const median = rest.toSorted((one, other) => one - other)[4];
  const size = Math.round(pdf.length / 1024);
  return `| ${name} | ${pagesOf(pdf)} | ${size} | ${Math.round(first)} | ${Math.round(median)} |`;
}

const megabytes = () => Math.round(process.memoryUsage().rss / 1_048_576);
const lines = [
  await timed('flash, zh', 3, 4),
  await timed('deep, zh', 14, 14),
  await timed('deep, en', 14, 14, 'en'),
];
const memory = [megabytes()];
const from = performance.now();
for (let i = 0; i < ROW; i += 1) {
  await made(`MJ-R${i}`, 14, 14);
  if ((i + 1) % (ROW / 4) === 0) memory.push(megabytes());
}
const seconds = ((performance.now() - from) / 1_000).toFixed(1);

const report = `Milliseconds of the document of a report, made as the server makes it: one thread, other data each
time. The first of a kind among them is shown apart: the very first also starts the program and reads
the fonts.

| report | pages | KB | first | median of the next |
| ------ | ----- | -- | ----- | ------------------ |
${lines.join('\n')}

${ROW} deep reports in a row: ${seconds} s. Memory of the process before them and after each quarter,
in MB: ${memory.join(', ')}.
`;
writeFileSync(path.join(import.meta.dirname, 'REPORTS.md'), report);
process.stdout.write(report);
process.exit(0);
