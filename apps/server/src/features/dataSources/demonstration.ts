import { createHash } from 'node:crypto';
import type { Source, SourceExchange, SourceQuestion } from '../../http/sourceService';
import { readAnswer } from './readAnswer';

/** Milliseconds until a response. */
const PACE = 30;

const VENDOR = '明鉴演示数据源';

const catalogue: readonly Omit<Source, 'query'>[] = [
  {
    code: 'demo.identity',
    name: '身份二要素（演示）',
    nameEn: 'Identity match (demonstration)',
    vendor: VENDOR,
    items: ['identity'],
    price: 60,
  },
  {
    code: 'demo.education',
    name: '学历学位（演示）',
    nameEn: 'Degrees (demonstration)',
    vendor: VENDOR,
    items: ['education'],
    price: 800,
  },
  {
    code: 'demo.court',
    name: '诉讼与失信（演示）',
    nameEn: 'Courts and enforcement (demonstration)',
    vendor: VENDOR,
    items: ['litigation', 'enforcement'],
    price: 350,
  },
];

/**
 * Sources that an installation can show without a contract. Their answers are examples, the same
 * for the same candidate. A name that ends in one of the marked words makes them misbehave.
 */
export const demonstrationSources: readonly Source[] = catalogue.map((source) => ({
  ...source,
  async query(question) {
    const misbehave = Object.entries(MISBEHAVIOURS).find(([mark]) => question.name.endsWith(mark));
    const began = { url: `https://demo.mingjian.example/${source.code}`, request: question };
    await new Promise((resolve) => setTimeout(resolve, PACE));
    if (misbehave) {
      const said = misbehave[1](question);
      if (said) return { ...began, ...said };
    }
    const response = JSON.stringify(exampleFor(question));
    return { ...began, response, httpStatus: 200, ...readAnswer(response) };
  },
}));

type Said = Omit<SourceExchange, 'url' | 'request'>;

const nothing = { response: null, httpStatus: null, bizCode: null, answer: null };
const broken = (): Said => ({
  ...nothing,
  httpStatus: 503,
  response: '<html><body>503 Service Unavailable</body></html>',
  problem: 'status',
});

/** Misbehaviours by the end of the candidate's name; `undefined` for none this time. */
const MISBEHAVIOURS: Readonly<Record<string, (question: SourceQuestion) => Said | undefined>> = {
  超时: () => ({ ...nothing, problem: 'timeout' }),
  一次故障: ({ traceId }) => (traceId.endsWith('-1') ? broken() : undefined),
  故障: broken,
  乱码: ({ mobile }) => ({
    ...nothing,
    httpStatus: 200,
    response: `%PDF-1.4 ${mobile ?? ''} \u0000\uFFFD`,
    problem: 'unreadable',
  }),
  无权限: () => {
    const response = JSON.stringify({ code: 'E1004', message: '账户余额不足' });
    return { response, httpStatus: 200, ...readAnswer(response) };
  },
};

/** Returns the response about a candidate. Nine of ten find nothing bad. */
function exampleFor({ item, name, idCardNo }: SourceQuestion) {
  const isRecord = item === 'litigation' || item === 'enforcement';
  const digest = createHash('sha256')
    .update(`${item} ${name} ${idCardNo ?? ''}`)
    .digest();
  const isBad = name.endsWith('有记录') || digest[0]! < 256 * 0.1;
  const good = isRecord ? 'none' : 'consistent';
  const bad = isRecord ? 'found' : 'inconsistent';
  return {
    code: '0',
    message: 'ok',
    result: {
      verdict: isBad ? bad : good,
      ...(isBad && { level: 2, reason: isRecord ? '查得公开记录 1 条' : '与申报信息不一致' }),
      facts: { 姓名: name, 证件号码: idCardNo ?? '—', 结论: isBad ? '存疑' : '无异常' },
    },
  };
}
