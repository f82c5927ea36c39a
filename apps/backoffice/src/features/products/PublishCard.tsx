import { useMemo, useState, type ReactNode } from 'react';
import { products, readGroups, type Product, type ProductImpact } from '@mingjian/api';
import { useCall, useSubmit } from '@mingjian/api/react';
import { Alert, Button, Card, ConfirmDialog, Tag, Text, useLocale, useTexts } from '@mingjian/ui';
import { itemChanges, type ItemChange, type SurveyGroup } from '@mingjian/widgets/ItemEditor';
import { messages } from '../../shell';
import { productTexts } from './product.texts';
import { productName } from './productPath';
import * as S from './ProductPage.styles';

export interface PublishCardProps {
  /** The product as it is saved. */
  row: Product;
  /** Items of the version in force; `undefined` without one. */
  published: readonly SurveyGroup[] | undefined;
  /** Whether the form has changes that are not saved. */
  isDirty: boolean;
  mayPublish: boolean;
  /** Saves the form. */
  saveButton: ReactNode;
  onPublished(row: Product): void;
}

/** The publication of a draft: what differs, whom it concerns, and the button. */
export function PublishCard({
  row,
  published,
  isDirty,
  mayPublish,
  saveButton,
  onPublished,
}: PublishCardProps) {
  const t = useTexts(productTexts);
  const { language } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { submit, error } = useSubmit(products.publish);
  const { data: impact } = useCall(products.getImpact, { id: row.id });
  const changes = useMemo(
    () => (published ? itemChanges(published, readGroups(row.itemList) ?? []) : []),
    [published, row.itemList],
  );
  const isNew = row.publishedVersion === null;
  const hasDraft = isNew || row.draftFlag === 1;
  const next = (row.publishedVersion ?? 0) + 1;

  const publish = async () => {
    const result = await submit({ id: row.id, version: row.version });
    if (!result.ok) return;
    messages.show({ text: t.published(next), tone: 'success' });
    onPublished(result.data);
  };

  return (
    <S.Publication>
      <Card title={t.publishing}>
        <S.PublicationBody>
          <p>{isNew ? t.never : <Difference hasDraft={hasDraft} count={changes.length} />}</p>
          {impact && <Impact impact={impact} />}
          {error && (
            <Alert tone="danger" role="alert">
              {error.message}
            </Alert>
          )}
          {mayPublish && saveButton}
          {mayPublish && hasDraft && (
            <>
              {isDirty && <Text tone="muted">{t.saveFirst}</Text>}
              <Button disabled={isDirty} onClick={() => setAsking(true)}>
                {t.publish}
              </Button>
            </>
          )}
        </S.PublicationBody>
      </Card>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.question(productName(row, language), next)}
        confirmLabel={t.publish}
        onConfirm={publish}
      >
        <S.PublicationBody>
          <p>{t.consequence}</p>
          <ChangeLines changes={changes} />
          {impact && <Impact impact={impact} />}
        </S.PublicationBody>
      </ConfirmDialog>
    </S.Publication>
  );
}

function Difference({ hasDraft, count }: { hasDraft: boolean; count: number }) {
  const t = useTexts(productTexts);
  if (!hasDraft) return t.same;
  return count > 0 ? t.differences(count) : t.terms;
}

function Impact({ impact: { openOrders, versions, companies } }: { impact: ProductImpact }) {
  const t = useTexts(productTexts);
  return (
    <>
      <p>{openOrders === 0 ? t.noImpact : t.impact(openOrders)}</p>
      {versions.length > 1 && (
        <S.Lines>
          {versions.map((one) => (
            <li key={one.version}>{t.versionOrders(one.version, one.openOrders)}</li>
          ))}
        </S.Lines>
      )}
      {companies > 0 && <p>{t.companies(companies)}</p>}
    </>
  );
}

/** Differences that the dialog names. */
const MOST_LINES = 8;

function ChangeLines({ changes }: { changes: readonly ItemChange[] }) {
  const t = useTexts(productTexts);
  if (changes.length === 0) return null;
  return (
    <S.Lines>
      {changes.slice(0, MOST_LINES).map(({ kind, group, item }, index) => (
        <li key={index}>
          <Tag>{t[kind]}</Tag> {item === undefined ? group : `${group} › ${item}`}
        </li>
      ))}
      {changes.length > MOST_LINES && <li>{t.more(changes.length - MOST_LINES)}</li>}
    </S.Lines>
  );
}
