import type { CollectItem, ReturnedField } from '@mingjian/api';
import { Alert, Card, useTexts } from '@mingjian/ui';
import { AnswerField } from '../form/AnswerField';
import { ItemCard } from '../form/ItemCard';
import { takesFiles } from '../form/model/answers';
import { fieldIdOf, filesIdOf } from '../form/model/missing';
import { useStretches } from '../form/useStretches';
import { ItemFiles } from '../files/ItemFiles';
import { Column, Note } from '../frame/screen.styles';
import { useItemName } from '../page/useItemName';
import { earlierAnswer, useAnswerText } from './AnswerCards';
import { supplementTexts } from './supplement.texts';

export interface ReturnedCardProps {
  item: CollectItem;
  /** The returned fields; none where the whole item was returned. */
  returned: readonly ReturnedField[];
  reason: string | null;
  errors: ReadonlyMap<string, string>;
}

/** A returned item: its returned fields alone, or all of it. */
export function ReturnedCard({ item, returned, reason, errors }: ReturnedCardProps) {
  const t = useTexts(supplementTexts);
  const nameOf = useItemName();
  if (returned.length === 0)
    return (
      <>
        {reason !== null && (
          <Alert tone="warning" title={`${nameOf(item)}: ${t.reason}`}>
            {reason}
          </Alert>
        )}
        <ItemCard item={item} name={nameOf(item)} errors={errors} />
      </>
    );
  return (
    <Card title={nameOf(item)}>
      <Column>
        {reason !== null && (
          <Alert tone="warning" title={t.reason}>
            {reason}
          </Alert>
        )}
        {returned.map((field) => (
          <Returned
            key={`${field.stretch} ${field.key}`}
            item={item}
            field={field}
            errors={errors}
          />
        ))}
        {takesFiles(item) && (
          <ItemFiles item={item} error={errors.get(filesIdOf(item.groupCode))} />
        )}
      </Column>
    </Card>
  );
}

interface ReturnedProps extends Pick<ReturnedCardProps, 'item' | 'errors'> {
  field: ReturnedField;
}

function Returned({ item, field: { stretch, key, reason }, errors }: ReturnedProps) {
  const t = useTexts(supplementTexts);
  const textOf = useAnswerText();
  const stretches = useStretches(item.groupCode);
  const field = item.fields.find((one) => one.key === key);
  if (!stretches || !field) return null;
  const before = textOf(field, earlierAnswer(item, stretch, key));
  return (
    <div>
      {item.isList && <Note>{t.entry(stretch + 1)}</Note>}
      <AnswerField
        groupCode={item.groupCode}
        stretch={stretch}
        field={{ ...field, note: `${reason} ${t.before(before)}` }}
        value={stretches.shown[stretch]?.[key]}
        onValueChange={(value) => stretches.change(stretch, key, value)}
        error={errors.get(fieldIdOf(item.groupCode, stretch, key))}
      />
    </div>
  );
}
