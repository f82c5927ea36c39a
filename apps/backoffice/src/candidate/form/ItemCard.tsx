import { useState } from 'react';
import { COLLECT_STRETCHES, type CollectItem } from '@mingjian/api';
import { Button, Card, ConfirmDialog, useTexts } from '@mingjian/ui';
import * as F from '../frame/screen.styles';
import { ItemFiles } from '../files/ItemFiles';
import { Findings } from './Findings';
import { formTexts } from './form.texts';
import * as S from './ItemCard.styles';
import { takesFiles } from './model/answers';
import { filesIdOf } from './model/missing';
import { StretchFields } from './StretchFields';
import { useStretches } from './useStretches';

export interface ItemCardProps {
  item: CollectItem;
  /** Name of the item in the current language. */
  name: string;
  /** Messages of fields, by the ids of their controls. */
  errors: ReadonlyMap<string, string>;
}

/** One item of the form: its stretches, what proves it, and its files. */
export function ItemCard({ item, name, errors }: ItemCardProps) {
  const t = useTexts(formTexts);
  const stretches = useStretches(item.groupCode);
  const [removed, setRemoved] = useState<number | null>(null);
  if (!stretches) return null;
  const { shown, change, add, remove } = stretches;
  const isEmpty = (index: number) => Object.keys(shown[index] ?? {}).length === 0;

  return (
    <Card title={name}>
      <F.Column>
        {shown.map((stretch, index) => (
          <S.Stretch key={index}>
            {item.isList && (
              <S.Head>
                <h3>{t.entry(index + 1)}</h3>
                {shown.length > 1 && (
                  <Button
                    tone="quiet"
                    onClick={() => (isEmpty(index) ? remove(index) : setRemoved(index))}
                  >
                    {t.remove}
                  </Button>
                )}
              </S.Head>
            )}
            <StretchFields
              item={item}
              index={index}
              stretch={stretch}
              onChange={(key, value) => change(index, key, value)}
              errors={errors}
            />
          </S.Stretch>
        ))}
        {item.isList && shown.length < COLLECT_STRETCHES && <Button onClick={add}>{t.add}</Button>}
        <Findings item={item} stretches={shown} />
        {takesFiles(item) ? (
          <ItemFiles item={item} error={errors.get(filesIdOf(item.groupCode))} />
        ) : (
          item.proof !== null && <F.Note>{item.proof}</F.Note>
        )}
      </F.Column>
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        title={t.removeTitle((removed ?? 0) + 1)}
        confirmLabel={t.remove}
        tone="danger"
        onConfirm={() => {
          if (removed !== null) remove(removed);
        }}
      >
        {t.removeText}
      </ConfirmDialog>
    </Card>
  );
}
