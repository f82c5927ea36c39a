import { useCallback, useMemo } from 'react';
import { recruitingPush, recruitingPushes, toApiError, type RecruitingPush } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { defineTexts, useTexts } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { messages } from '../../shell';

const texts = defineTexts('recruitingPushes', {
  zh: {
    pageTitle: '招聘系统推送记录',
    emptyNote: '招聘系统来的订单有进展时，推送记录在这里。',
    orderNo: '订单编号',
    companyName: '客户公司',
    atsType: '招聘系统',
    atsType1: 'Moka',
    atsType2: '飞书招聘',
    atsType3: '大易',
    event: '内容',
    'eventorder.progress': '进度',
    'eventreport.issued': '结果',
    'eventorder.cancelled': '取消',
    stage: '阶段',
    status: '状态',
    status0: '待推送',
    status1: '已送达',
    status2: '失败，待重试',
    status3: '已放弃',
    attemptCount: '尝试次数',
    lastError: '失败原因',
    nextTime: '下次尝试',
    deliverTime: '送达时间',
    createTime: '创建时间',
    replay: '重新推送',
    replayed: (count: number) => `已重新推送 ${count} 条`,
    notFailed: '没有失败，不需要重新推送',
  },
  en: {
    pageTitle: 'Deliveries to recruiting systems',
    emptyNote: 'Progress of orders from recruiting systems is delivered back and listed here.',
    orderNo: 'Order no.',
    companyName: 'Client company',
    atsType: 'Recruiting system',
    atsType1: 'Moka',
    atsType2: 'Feishu',
    atsType3: 'Dayee',
    event: 'Content',
    'eventorder.progress': 'Progress',
    'eventreport.issued': 'Result',
    'eventorder.cancelled': 'Cancellation',
    stage: 'Stage',
    status: 'Status',
    status0: 'Waiting',
    status1: 'Delivered',
    status2: 'Failed, to be repeated',
    status3: 'Given up',
    attemptCount: 'Attempts',
    lastError: 'Reason',
    nextTime: 'Next attempt',
    deliverTime: 'Delivered on',
    createTime: 'Created',
    replay: 'Deliver again',
    notFailed: 'Has not failed, so there is nothing to deliver again',
    replayed: (count) => (count === 1 ? 'It is delivered again' : `${count} are delivered again`),
  },
});

const pushList = listOf(recruitingPush, {
  pageCode: 'recruitingPushList',
  texts,
  nameField: 'orderNo',
  columns: [
    { field: 'orderNo', width: 190, card: 'title' },
    { field: 'status', width: 130, card: 'mark' },
    { field: 'stage', width: 140, card: 'fact' },
    { field: 'event', width: 100, card: 'fact' },
    { field: 'companyName', width: 200, card: 'subtitle' },
    { field: 'atsType', width: 110 },
    { field: 'attemptCount', width: 100 },
    { field: 'lastError', width: 240 },
    'nextTime',
    'deliverTime',
    'createTime',
  ],
  filters: ['orderNo', 'status', 'atsType', 'event', 'companyName', 'createTime'],
  tones: { status: { '0': 'warning', '1': 'success', '2': 'danger', '3': 'neutral' } },
});

/** Whether a delivery in a state can be made again: one that failed or was given up. */
const canReplay = (status: RecruitingPush['status']) => status === 2 || status === 3;

/** Deliveries to recruiting systems. One that failed can be delivered again. */
export function PushListPage() {
  const t = useTexts(texts);
  const http = useHttp();
  const refresh = useRefresh();
  const screen = useListScreen(pushList);
  const replay = useCallback(
    async (ids: string) => {
      try {
        const { count } = await http.send(recruitingPushes.replay, { ids });
        messages.show({ text: t.replayed(count), tone: 'success' });
      } catch (error) {
        messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
      }
      await refresh(recruitingPushes.getList);
    },
    [http, refresh, t],
  );
  const rowActions = useCallback(
    ({ status }: RecruitingPush) =>
      canReplay(status)
        ? [
            {
              key: 'replay',
              label: t.replay,
              onSelect: (row: RecruitingPush) => void replay(row.id),
            },
          ]
        : [],
    [replay, t],
  );
  const bulk = useMemo(
    () => [
      {
        key: 'replay',
        label: t.replay,
        skipReason: ({ status }: RecruitingPush) => (canReplay(status) ? undefined : t.notFailed),
        async run(rows: readonly RecruitingPush[]) {
          const ids = rows.map(({ id }) => id);
          await http.send(recruitingPushes.replay, { ids: ids.join(',') });
          return ids.map((key) => ({ key }));
        },
      },
    ],
    [http, t],
  );
  return <ListScreen screen={screen} actions={{ row: rowActions, bulk }} selectable />;
}
