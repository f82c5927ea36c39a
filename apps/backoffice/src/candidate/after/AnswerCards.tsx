import {
  isAnswered,
  readStretches,
  SO_FAR,
  type CollectField,
  type CollectItem,
  type CollectStretch,
  type CollectValue,
} from '@mingjian/api';
import { Card, DescriptionList, useStore, useTexts } from '@mingjian/ui';
import { FileLine } from '../files/FileLine';
import { answersOf, hasNoContact, isNoContact, pathOf, type Answers } from '../form/model/answers';
import { List, Note } from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { useItemName } from '../page/useItemName';
import * as S from './AnswerCards.styles';
import { afterTexts } from './after.texts';

export interface AnswerCardsProps {
  items: readonly CollectItem[];
}

/** The answers of a form, to be read: those on this device, else those that are stored. */
export function AnswerCards({ items }: AnswerCardsProps) {
  const t = useTexts(afterTexts);
  const { saver } = usePage();
  const filled = useStore(saver.store, (state) => state.items);
  const nameOf = useItemName();
  return items.map((item) => (
    <Card key={item.groupCode} title={nameOf(item)}>
      {item.status === 5 ? (
        <Note>{t.waived}</Note>
      ) : (
        <ItemAnswers item={item} answers={filled[item.groupCode]?.own ?? answersOf(item)} />
      )}
    </Card>
  ));
}

function ItemAnswers({ item, answers }: { item: CollectItem; answers: Answers }) {
  const t = useTexts(afterTexts);
  const { stretches, files } = answers;
  return (
    <S.Answers>
      {(stretches.length === 0 ? [{}] : stretches).map((stretch, index) => (
        <section key={index}>
          {item.isList && <h3>{t.entry(index + 1)}</h3>}
          <StretchAnswers item={item} stretch={stretch} />
        </section>
      ))}
      {files.length > 0 && (
        <section>
          <h3>{t.papers}</h3>
          <List>
            {files.map((file) => (
              <FileLine key={pathOf(file)} file={file} />
            ))}
          </List>
        </section>
      )}
    </S.Answers>
  );
}

function StretchAnswers({ item, stretch }: { item: CollectItem; stretch: CollectStretch }) {
  const t = useTexts(afterTexts);
  const textOf = useAnswerText();
  const { explanation } = stretch;
  return (
    <DescriptionList
      columns={1}
      items={[
        ...item.fields
          .filter(({ key, required }) => required || isAnswered(stretch[key]))
          .map((field) => ({
            key: field.key,
            label: field.label,
            value: textOf(field, stretch[field.key]),
          })),
        ...(hasNoContact(item.groupCode)
          ? [{ key: 'contact', label: t.doNotContact, value: isNoContact(stretch) ? t.yes : t.no }]
          : []),
        ...(typeof explanation === 'string' && explanation !== ''
          ? [{ key: 'explanation', label: t.explanation, value: explanation }]
          : []),
      ]}
    />
  );
}

/** Returns the text of an answer in the current language. */
export function useAnswerText() {
  const t = useTexts(afterTexts);
  return (field: CollectField, value: CollectValue | undefined): string => {
    if (value === undefined || !isAnswered(value)) return t.none;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (typeof value === 'object')
      return value.to === SO_FAR ? t.since(value.from) : t.range(value.from, value.to);
    return field.options.find((option) => option.value === value)?.label ?? value;
  };
}

/** Returns an answer of earlier stored answers. */
export const earlierAnswer = (
  { previousData }: Pick<CollectItem, 'previousData'>,
  stretch: number,
  key: string,
): CollectValue | undefined => readStretches(previousData)?.[stretch]?.[key];
