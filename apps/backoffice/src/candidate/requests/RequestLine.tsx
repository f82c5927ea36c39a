import { ownPrivacyRequests, type OwnPrivacyRequest } from '@mingjian/api';
import { Alert, Button, Tag, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { isWeChat } from '../frame/isWeChat';
import { saveBlob } from '../frame/saveBlob';
import { Note } from '../frame/screen.styles';
import { http } from '../visit/http';
import { useAction } from '../visit/useAction';

import { requestsTexts } from './requests.texts';
import * as S from './RequestLine.styles';

export interface RequestLineProps {
  request: OwnPrivacyRequest;
  /** Called with all requests once this one has changed. */
  onChange(requests: OwnPrivacyRequest[]): void;
}

const TONES = {
  10: 'warning',
  20: 'accent',
  30: 'accent',
  40: 'success',
  50: 'danger',
  60: 'neutral',
} as const;

/** A request with its state, its answer and what can be done about it. */
export function RequestLine({ request, onChange }: RequestLineProps) {
  const t = useTexts(requestsTexts);
  const dates = useDateFormat();
  const action = useAction();
  const { id, status, kindLabel, requestNo, itemName, content, answer, isDispute } = request;
  const title = isDispute ? t.disputed : kindLabel;
  const withdraw = async () =>
    onChange(await http.send(ownPrivacyRequests.withdrawOwnRequest, { id }));
  const download = async () =>
    saveBlob(await http.send(ownPrivacyRequests.downloadOwnData, { id }));
  return (
    <S.Line>
      <S.Head>
        <strong>{itemName === null ? title : `${title} · ${itemName}`}</strong>
        <Tag tone={TONES[status]}>
          {isDispute && (status === 40 || status === 50)
            ? t[`disputed${status}`]
            : t[`status${status}`]}
        </Tag>
      </S.Head>
      <Note>
        {requestNo} · {dates.day(request.receiveTime)}
        {status < 40 && ` · ${t.due(dates.day(request.dueTime))}`}
      </Note>
      {isDispute && (status === 10 || status === 20) && <Note>{t[`disputeNext${status}`]}</Note>}
      {content !== null && <S.Words>{content}</S.Words>}
      {answer !== null && (
        <Alert tone={status === 40 ? 'success' : 'warning'} title={t.answer}>
          {answer}
        </Alert>
      )}
      {request.hasPackage && isWeChat() && <Note>{t.noDownload}</Note>}
      {request.hasPackage && !isWeChat() && (
        <Button loading={action.isRunning} onClick={() => void action.run(download)}>
          {t.download}
        </Button>
      )}
      {request.mayWithdraw && (
        <Button loading={action.isRunning} onClick={() => void action.run(withdraw)}>
          {t.withdraw}
        </Button>
      )}
      {action.error !== null && <Alert tone="danger">{action.error}</Alert>}
    </S.Line>
  );
}
