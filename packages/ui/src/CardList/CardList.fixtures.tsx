import { Button } from '../Button/Button';
import { Tag, type TagTone } from '../Tag/Tag';
import type { CardListItem } from './cardListItem';

const clients: readonly [string, string, TagTone, string][] = [
  [
    '上海明鉴人力资源信息技术服务有限公司',
    '在途订单 12，本月出具报告 48 份。',
    'success',
    '合作中',
  ],
  ['杭州云栖数据科技有限公司', '在途订单 3，平均 4.2 天出具报告。', 'success', '合作中'],
  ['深圳前海信和金融控股有限公司', '合同已于 2026-10-31 到期。', 'warning', '待续约'],
  ['Mingjian International (Hong Kong) Limited', '在途订单 1，报告以英文出具。', 'accent', '试用'],
];

/** Client companies. */
export const clientCards: readonly CardListItem[] = clients.map(
  ([title, content, tone, state], index) => ({
    key: `c${index}`,
    title,
    href: `#c${index}`,
    content,
    extra: <Tag tone={tone}>{state}</Tag>,
    footer: (
      <>
        2026-11-1{index} 更新 <Button size="small">新建订单</Button>
      </>
    ),
  }),
);

/** A thousand candidates. */
export const candidateCards: readonly CardListItem[] = Array.from({ length: 1000 }, (_, index) => ({
  key: `p${index}`,
  title: `候选人 ${index + 1}`,
  content: '高级人力资源经理 · 上海',
}));
