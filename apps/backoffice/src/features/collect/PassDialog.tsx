import { useState } from 'react';
import type { CollectFormData, CollectItem } from '@mingjian/api';
import { Alert, Button, Dialog, useLocale, useTexts } from '@mingjian/ui';
import { collectTexts } from './collect.texts';
import * as S from './CollectReviewPage.styles';
import type { Review } from './useReview';

export interface PassDialogProps {
  data: CollectFormData;
  review: Review;
  onPassed(): void;
  onClose(): void;
}

/** The one-click pass (一键通过): what passes with it, and what does not. */
export function PassDialog({ data, review, onPassed, onClose }: PassDialogProps) {
  const t = useTexts(collectTexts);
  const [isPassing, setPassing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { items, findings, moves } = data;
  const blockers = moves.find(({ move }) => move === 'pass')?.blockers ?? [];
  const passing = items.filter(({ status }) => status !== 3 && status !== 5);
  const left = items.filter(({ status }) => status === 3 || status === 5);
  const pass = async () => {
    setPassing(true);
    const error = await review.pass();
    setPassing(false);
    if (error) setProblem(error.message);
    else onPassed();
  };
  return (
    <Dialog
      open
      size="small"
      title={t.passTitle}
      onClose={onClose}
      footer={
        <Button
          tone="primary"
          loading={isPassing}
          disabled={blockers.length > 0}
          onClick={() => void pass()}
        >
          {t.pass}
        </Button>
      }
    >
      <S.Body>
        {(problem !== undefined || blockers.length > 0) && (
          <Alert tone="danger">{problem ?? blockers.join('')}</Alert>
        )}
        <p>{t.passNote}</p>
        <ItemList
          items={passing}
          noteOf={({ id }) => {
            const count = findings.filter(({ itemId }) => itemId === id).length;
            return count > 0 ? t.withFindings(count) : '';
          }}
        />
        {left.length > 0 && (
          <>
            <p>{t.passLeft}</p>
            <ItemList
              items={left}
              noteOf={({ status, returnReason }) =>
                status === 5 ? t.waived : t.markedItem(returnReason ?? '')
              }
            />
          </>
        )}
      </S.Body>
    </Dialog>
  );
}

interface ItemListProps {
  items: readonly CollectItem[];
  noteOf(item: CollectItem): string;
}

function ItemList({ items, noteOf }: ItemListProps) {
  const { locale } = useLocale();
  return (
    <S.List>
      {items.map((item) => (
        <li key={item.id}>
          <span>{locale.startsWith('en') ? item.nameEn : item.name}</span>
          <small>{noteOf(item)}</small>
        </li>
      ))}
    </S.List>
  );
}
