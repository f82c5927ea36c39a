import { Card } from '../Card/Card';
import type { Guide } from '../internal/guide';
import { Watermark } from './Watermark';

/** The guide of `Watermark`. */
export const watermarkGuide: Guide = (say) => {
  const report = (
    <Card title={say('背景调查报告', 'Background check report')}>
      {say(
        '学历、工作履历与候选人所述一致。金融与诉讼记录未见异常，证明人对其专业能力评价良好。',
        'Education and employment history match the candidate’s account. No adverse findings in financial or litigation records; referees rate the candidate’s professional skills highly.',
      )}
    </Card>
  );
  return {
    group: 'Utilities',
    use: [
      say(
        '用于可能被拍照或打印的报告和候选人数据之上：标识该副本。',
        'Over reports and candidate data that may be photographed or printed: it identifies the copy.',
      ),
      say(
        '在应用框架中加一次 `covers="window"`，覆盖每个页面和每张打印页。',
        'With `covers="window"` once in the shell, for every page and every printed sheet.',
      ),
    ],
    avoid: [
      say(
        '安全保护：水印只有威慑作用。不应被看到的数据不要下发；用 `MaskedValue`。',
        'For protection: it only deters. Data that must not be seen is not sent; use `MaskedValue`.',
      ),
      say('标记草稿：在标题旁用 `Tag`。', 'To mark a draft: use a `Tag` beside the title.'),
    ],
    pairs: [
      {
        do: {
          note: say('查看人和时间：照片可以追溯。', 'Viewer and time: a photograph can be traced.'),
          example: (
            <Watermark text={[say('陈思远 2046', 'Chen Siyuan 2046'), '2026-11-21 09:30']}>
              {report}
            </Watermark>
          ),
        },
        dont: {
          note: say(
            '公司名称在每个副本上都相同，无从追溯。',
            'The name of the company is the same on every copy and traces none.',
          ),
          example: <Watermark text={say('MINGJIAN 明鉴', 'MINGJIAN')}>{report}</Watermark>,
        },
      },
    ],
    anatomy: [
      {
        part: say('内容', 'Content'),
        is: say('原样渲染，位于一个 `<div>` 中', 'rendered as it is, in a `<div>`'),
      },
      {
        part: say('图层', 'Layer'),
        is: say(
          '倾斜重复的文字；对辅助技术隐藏，不响应指针',
          'a repeated text at an angle; hidden from assistive technology, and ignores the pointer',
        ),
      },
    ],
    keyboard: [],
  };
};
