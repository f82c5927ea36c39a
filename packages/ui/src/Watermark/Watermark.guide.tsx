import { Card } from '../Card/Card';
import type { Guide } from '../internal/guide';
import { Watermark } from './Watermark';

const report = (
  <Card title="背景调查报告">
    学历、工作履历与候选人所述一致。金融与诉讼记录未见异常，证明人对其专业能力评价良好。
  </Card>
);

/** The guide of `Watermark`. */
export const watermarkGuide: Guide = {
  group: 'Utilities',
  use: [
    'Over reports and candidate data that may be photographed or printed: it identifies the copy.',
    'With `covers="window"` once in the shell, for every page and every printed sheet.',
  ],
  avoid: [
    'For protection: it only deters. Data that must not be seen is not sent; use `MaskedValue`.',
    'To mark a draft: use a `Tag` beside the title.',
  ],
  pairs: [
    {
      do: {
        note: 'Viewer and time: a photograph can be traced.',
        example: <Watermark text={['陈思远 2046', '2026-11-21 09:30']}>{report}</Watermark>,
      },
      dont: {
        note: 'The name of the company is the same on every copy and traces none.',
        example: <Watermark text="MINGJIAN 明鉴">{report}</Watermark>,
      },
    },
  ],
  anatomy: [
    { part: 'Content', is: 'rendered as it is, in a `<div>`' },
    {
      part: 'Layer',
      is: 'a repeated text at an angle; hidden from assistive technology, and ignores the pointer',
    },
  ],
  keyboard: [],
};
