import { useState } from 'react';
import { collect, type CollectFormData } from '@mingjian/api';
import { Button, Card, ErrorState, Link, PageHeader, Skeleton, useTexts } from '@mingjian/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { orderDetailsPath } from '../../base/orderPaths';
import { useDownload } from '../../shared/files/useDownload';
import { Page } from '../../shared/Page.styles';
import { useTabTitle } from '../../shell';
import { collectTexts } from './collect.texts';
import * as S from './CollectReviewPage.styles';
import { ConsentCard } from './ConsentCard';
import { ItemAnswers } from './ItemAnswers';
import { ItemFiles } from './ItemFiles';
import { ItemNav } from './ItemNav';
import { PassDialog } from './PassDialog';
import { ReturnDialog, type Returning } from './ReturnDialog';
import { SendBackDialog } from './SendBackDialog';
import { useReview, type Review } from './useReview';
import { useReviewKeys } from './useReviewKeys';

/** The review of a collection form (信采审核), each item beside its papers. */
export function CollectReviewPage() {
  const t = useTexts(collectTexts);
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const review = useReview(orderId, params.get('candidateId') ?? '');
  const { data, error, mutate } = review;
  useTabTitle(data && `${t.title} · ${data.form.candidateName}`, t.title);
  if (error && !data)
    return (
      <ErrorState
        level={1}
        title={error.kind === 'missing' ? t.missing : t.failed}
        description={error.message}
        onRetry={() => void mutate()}
      />
    );
  return (
    <Page aria-busy={!data}>
      {data ? (
        <ReviewedForm orderId={orderId} data={data} review={review} />
      ) : (
        <>
          <PageHeader title={t.title} />
          <Card>
            <Skeleton lines={8} />
          </Card>
        </>
      )}
    </Page>
  );
}

type Open = { kind: 'pass' } | { kind: 'sendBack' } | { kind: 'return'; returning: Returning };

interface ReviewedFormProps {
  orderId: string;
  data: CollectFormData;
  review: Review;
}

function ReviewedForm({ orderId, data, review }: ReviewedFormProps) {
  const t = useTexts(collectTexts);
  const navigate = useNavigate();
  const { download, isLoading } = useDownload(collect.downloadPdf);
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState<Open>();
  const { form, items, findings, consents } = data;
  const item = items[Math.min(index, items.length - 1)];
  const marked = items.filter(({ status }) => status === 3);
  const isReviewed = form.status === 50 || form.status === 65;
  const mayReturn = isReviewed && data.moves.some(({ move }) => move === 'returnItems');
  const mayPass = isReviewed && data.moves.some(({ move }) => move === 'pass');
  const toOrder = orderDetailsPath(orderId);
  const close = () => setOpen(undefined);
  const leave = () => void navigate(toOrder);
  useReviewKeys({
    isActive: open === undefined,
    step: (by) => setIndex((now) => Math.min(Math.max(now + by, 0), items.length - 1)),
    giveBack: () => mayReturn && item && setOpen({ kind: 'return', returning: { item } }),
    pass: () => mayPass && setOpen({ kind: 'pass' }),
  });
  return (
    <>
      <PageHeader
        title={`${t.title} · ${form.candidateName}`}
        subtitle={<Link href={toOrder}>{form.orderNo}</Link>}
        actions={
          <>
            <Button
              loading={isLoading}
              onClick={() => void download({ orderId, candidateId: form.candidateId })}
            >
              {t.downloadPdf}
            </Button>
            {mayReturn && (
              <Button disabled={marked.length === 0} onClick={() => setOpen({ kind: 'sendBack' })}>
                {t.sendBack(marked.length)}
              </Button>
            )}
            {mayPass && (
              <Button tone="primary" onClick={() => setOpen({ kind: 'pass' })}>
                {t.pass}
              </Button>
            )}
          </>
        }
      />
      <S.Columns>
        <ItemNav items={items} findings={findings} selected={index} onSelect={setIndex} />
        {item && (
          <ItemAnswers
            item={item}
            findings={findings}
            mayReturn={mayReturn}
            onReturn={(returning) => setOpen({ kind: 'return', returning })}
            onKeep={() => void review.keep(item)}
          />
        )}
        <S.Beside>
          {item && <ItemFiles key={item.id} item={item} findings={findings} />}
          <ConsentCard consents={consents} />
        </S.Beside>
      </S.Columns>
      {mayReturn && <S.Keys>{t.keys}</S.Keys>}
      {open?.kind === 'return' && (
        <ReturnDialog returning={open.returning} review={review} onClose={close} />
      )}
      {open?.kind === 'sendBack' && (
        <SendBackDialog items={marked} review={review} onSent={leave} onClose={close} />
      )}
      {open?.kind === 'pass' && (
        <PassDialog data={data} review={review} onPassed={leave} onClose={close} />
      )}
    </>
  );
}
