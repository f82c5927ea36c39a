import { useState } from 'react';
import { collect } from '@mingjian/api';
import { Alert, Button, Card, useStore, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { Frame } from '../frame/Frame';
import { isUnderWay, uploads } from '../files/uploadQueue';
import { useRestoredUploads } from '../files/useArrivals';
import { FormNotices } from '../form/FormNotices';
import { returnedItems } from '../form/model/submission';
import { SaveBar } from '../form/SaveBar';
import { useErrors, useMissing } from '../form/useMissing';
import { usePage } from '../page/pageContext';
import { http } from '../visit/http';
import { useAction } from '../visit/useAction';
import { ReturnedCard } from './ReturnedCard';
import { supplementTexts } from './supplement.texts';
import { WithdrawButton } from './WithdrawButton';

/** The response to a return: only the returned fields, each with its reason and its old value. */
export function SupplementScreen() {
  const t = useTexts(supplementTexts);
  const dates = useDateFormat();
  const { page, saver, reload } = usePage();
  useRestoredUploads();
  const items = useStore(saver.store, (state) => state.items);
  const isUploading = useStore(uploads, isUnderWay);
  const [isTried, setTried] = useState(false);
  // The returned items of this visit stay listed while they are answered and saved.
  const returned = page.items.filter(
    ({ status, previousData }) => status === 3 || (status === 1 && previousData !== null),
  );
  // An order that was returned as a whole marks no item: all of them may be changed.
  const listed = returned.length > 0 ? returned : page.items.filter(({ status }) => status !== 5);
  const codes = new Set(listed.map(({ groupCode }) => groupCode));
  const missing = useMissing().filter(({ groupCode }) => codes.has(groupCode));
  const errors = useErrors(missing, isTried);
  const action = useAction();
  const [request] = page.supplements;

  const send = async () => {
    if (!(await saver.flush())) throw new Error(t.offline);
    const answered = { items: returnedItems(saver.store.get().items) };
    await http.send(collect.submitCollectFormData2, answered);
    saver.forget();
    await reload();
  };
  const submit = () => {
    setTried(true);
    if (missing.length === 0) void action.run(send);
  };

  return (
    <Frame title={t.title} lead={t.lead} hasRights>
      {request && <Card title={t.request(dates.time(request.createTime))}>{request.content}</Card>}
      <FormNotices />
      {listed.map((item) => (
        <ReturnedCard
          key={item.groupCode}
          item={items[item.groupCode]?.item ?? item}
          returned={item.returned}
          reason={item.returnReason}
          errors={errors}
        />
      ))}
      {isTried && missing.length > 0 && (
        <Alert tone="warning">{t.incomplete(missing.length)}</Alert>
      )}
      {action.error !== null && <Alert tone="danger">{action.error}</Alert>}
      <SaveBar>
        <Button
          tone="primary"
          size="large"
          loading={action.isRunning}
          disabledReason={isUploading ? t.uploading : undefined}
          onClick={submit}
        >
          {t.submit}
        </Button>
      </SaveBar>
      <WithdrawButton />
    </Frame>
  );
}
