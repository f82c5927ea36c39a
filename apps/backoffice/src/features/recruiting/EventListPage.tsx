import { useCallback, useState } from 'react';
import { recruitingEvent, recruitingEvents, toApiError, type RecruitingEvent } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { Alert, Button, defineTexts, Drawer, TextField, useTexts } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { messages } from '../../shell';
import * as S from './Drawer.styles';

const texts = defineTexts('recruitingEvents', {
  zh: {
    pageTitle: '招聘系统来单记录',
    emptyNote: '招聘系统发来的订单记录在这里，失败的可以补充后重新处理。',
    eventId: '事件编号',
    thirdOrderId: '对方订单编号',
    orderNo: '订单编号',
    companyName: '客户公司',
    atsType: '招聘系统',
    atsType1: 'Moka',
    atsType2: '飞书招聘',
    atsType3: '大易',
    status: '状态',
    status0: '待处理',
    status1: '已创建订单',
    status2: '失败',
    status3: '无需处理',
    error: '原因',
    createTime: '接收时间',
    process: '重新处理',
    mobile: '候选人手机号',
    idCardNo: '候选人证件号码',
    lacking: '对方没有提供时填写，否则留空',
    made: (orderNo: string) => `已创建订单 ${orderNo}`,
    done: '该订单已经创建过',
  },
  en: {
    pageTitle: 'Orders from recruiting systems',
    emptyNote: 'Orders that recruiting systems send are listed here. Failed ones can be completed.',
    eventId: 'Event ID',
    thirdOrderId: 'Their order ID',
    orderNo: 'Order no.',
    companyName: 'Client company',
    atsType: 'Recruiting system',
    atsType1: 'Moka',
    atsType2: 'Feishu',
    atsType3: 'Dayee',
    status: 'Status',
    status0: 'Waiting',
    status1: 'Order made',
    status2: 'Failed',
    status3: 'Nothing to do',
    error: 'Reason',
    createTime: 'Received',
    process: 'Process again',
    mobile: "Candidate's mobile number",
    idCardNo: "Candidate's ID number",
    lacking: 'Only where the other side sent none',
    made: (orderNo) => `Order ${orderNo} was made`,
    done: 'The order exists already',
  },
});

const eventList = listOf(recruitingEvent, {
  pageCode: 'recruitingEventList',
  texts,
  nameField: 'thirdOrderId',
  columns: [
    { field: 'thirdOrderId', width: 190, card: 'title' },
    { field: 'status', width: 120, card: 'mark' },
    { field: 'error', width: 320, card: 'fact' },
    { field: 'orderNo', width: 190, card: 'fact' },
    { field: 'companyName', width: 200, card: 'subtitle' },
    { field: 'atsType', width: 110 },
    { field: 'eventId', width: 190 },
    'createTime',
  ],
  filters: ['thirdOrderId', 'status', 'atsType', 'orderNo', 'companyName', 'createTime'],
  tones: { status: { '0': 'warning', '1': 'success', '2': 'danger', '3': 'neutral' } },
});

/** Orders that recruiting systems sent. One that failed can be processed again. */
export function EventListPage() {
  const t = useTexts(texts);
  const screen = useListScreen(eventList);
  const [opened, setOpened] = useState<RecruitingEvent | null>(null);
  const rowActions = useCallback(
    ({ status }: RecruitingEvent) =>
      status === 2 ? [{ key: 'process', label: t.process, onSelect: setOpened }] : [],
    [t],
  );
  return (
    <ListScreen screen={screen} actions={{ row: rowActions }}>
      {opened && <ProcessDrawer event={opened} onClose={() => setOpened(null)} />}
    </ListScreen>
  );
}

interface ProcessDrawerProps {
  event: RecruitingEvent;
  onClose(): void;
}

function ProcessDrawer({ event, onClose }: ProcessDrawerProps) {
  const t = useTexts(texts);
  const http = useHttp();
  const refresh = useRefresh();
  const [mobile, setMobile] = useState('');
  const [idCardNo, setIdCardNo] = useState('');
  const [error, setError] = useState(event.error);
  const [isRunning, setIsRunning] = useState(false);
  const process = async () => {
    setIsRunning(true);
    try {
      const added = { ...(mobile && { mobile }), ...(idCardNo && { idCardNo }) };
      const after = await http.send(recruitingEvents.process, { id: event.id, ...added });
      if (after.status === 2) setError(after.error);
      else {
        messages.show({ text: after.orderNo ? t.made(after.orderNo) : t.done, tone: 'success' });
        onClose();
      }
      await refresh(recruitingEvents.getList);
    } catch (failure) {
      setError(toApiError(failure).message);
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <Drawer open size="medium" title={event.thirdOrderId ?? event.eventId} onClose={onClose}>
      <S.Fields>
        {error && <Alert tone="danger">{error}</Alert>}
        <TextField
          label={t.mobile}
          description={t.lacking}
          value={mobile}
          inputMode="tel"
          onValueChange={setMobile}
        />
        <TextField
          label={t.idCardNo}
          description={t.lacking}
          value={idCardNo}
          onValueChange={setIdCardNo}
        />
        <S.Acts>
          <Button tone="primary" loading={isRunning} onClick={() => void process()}>
            {t.process}
          </Button>
        </S.Acts>
      </S.Fields>
    </Drawer>
  );
}
