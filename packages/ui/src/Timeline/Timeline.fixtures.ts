import { CircleCheck, FilePlus, TriangleAlert, Undo2 } from 'lucide-react';
import type { TimelineItem } from './Timeline';

/** The history of one order, newest first. */
export const orderEvents: TimelineItem[] = [
  {
    key: 'returned',
    time: '2026-11-20 16:42',
    dateTime: '2026-11-20T16:42:00+08:00',
    title: '报告审核退回，审核人 陈思远',
    content: '工作履历第 2 段的离职原因与证明人陈述不一致，请补充第二位证明人的访谈记录。',
    tone: 'danger',
    icon: Undo2,
  },
  {
    key: 'warned',
    time: '2026-11-20 09:00',
    dateTime: '2026-11-20T09:00:00+08:00',
    title: '距约定交付还有 6 个工作小时',
    tone: 'warning',
    icon: TriangleAlert,
  },
  {
    key: 'consent',
    time: '2026-11-18 14:20',
    dateTime: '2026-11-18T14:20:00+08:00',
    title: '候选人 欧阳静怡 完成授权',
    tone: 'success',
    icon: CircleCheck,
  },
  {
    key: 'created',
    time: '2026-11-17 10:03',
    dateTime: '2026-11-17T10:03:00+08:00',
    title: '客户下单，套餐：高管深度背调',
    content: '签约主体：上海明鉴人力资源有限公司',
    icon: FilePlus,
  },
];
