import { memo } from 'react';
import { Button, Disclosure, Icon, NumberField, Text, TextField, useTexts } from '@mingjian/ui';
import { ClipboardPaste, Plus, Trash2 } from 'lucide-react';
import { itemEditorTexts } from './ItemEditor.texts';
import * as S from './ItemEditor.styles';
import { ItemRow, type ItemRowProps } from './ItemRow';
import { groupProblems, type SurveyProblem } from './model/problems';
import type { SurveyGroup } from './model/surveyItems';

export interface ItemGroupProps extends Omit<ItemRowProps, 'item' | 'index' | 'count' | 'group'> {
  group: SurveyGroup;
  index: number;
  /** Whether another group has its code too. */
  isRepeated: boolean;
  onRemove(index: number): void;
  isOpen: boolean;
  onToggle(index: number): void;
  /** Opens the prompt for an item's title. */
  onAdd(index: number): void;
  onPaste(index: number): void;
}

/** One group, whose fields and items are rendered while it is open. */
export const ItemGroup = memo(function ItemGroup({
  group,
  index,
  isOpen,
  onToggle,
  ...rest
}: ItemGroupProps) {
  const t = useTexts(itemEditorTexts);
  return (
    <S.Group>
      <Disclosure
        title={group.table || group.groupCode}
        note={t.count(group.dataForm.length)}
        open={isOpen}
        onOpenChange={() => onToggle(index)}
      >
        {isOpen && <GroupBody group={group} index={index} {...rest} />}
      </Disclosure>
    </S.Group>
  );
});

type GroupBodyProps = Omit<ItemGroupProps, 'isOpen' | 'onToggle'>;

function GroupBody({
  group,
  index,
  isRepeated,
  onAdd,
  onPaste,
  onRemove,
  ...rest
}: GroupBodyProps) {
  const t = useTexts(itemEditorTexts);
  const { isFixed, actions } = rest;
  const problems = groupProblems(group, isRepeated);
  const textOf = (problem: SurveyProblem | undefined) => problem && t[problem];
  return (
    <S.GroupBody>
      <S.Fields>
        <TextField
          label={t.group}
          value={group.table}
          error={textOf(problems.table)}
          readOnly={isFixed}
          onValueChange={(table) => actions.changeGroup(index, { table })}
        />
        <TextField
          label={t.groupEn}
          value={group.tableEn}
          error={textOf(problems.tableEn)}
          readOnly={isFixed}
          onValueChange={(tableEn) => actions.changeGroup(index, { tableEn })}
        />
        <TextField
          label={t.groupCode}
          value={group.groupCode}
          error={textOf(problems.groupCode)}
          readOnly={isFixed}
          onValueChange={(groupCode) => actions.changeGroup(index, { groupCode })}
        />
        <NumberField
          label={t.orderNo}
          value={group.orderNo}
          error={textOf(problems.orderNo)}
          readOnly={isFixed}
          onValueChange={(orderNo) => actions.changeGroup(index, { orderNo: orderNo ?? 0 })}
        />
      </S.Fields>
      {group.dataForm.length === 0 && <Text tone="muted">{t.noItems}</Text>}
      <S.List role="list">
        {group.dataForm.map((item, at) => (
          <ItemRow
            // A stored product may have a key twice.
            key={group.dataForm.findIndex(({ key }) => key === item.key) === at ? item.key : at}
            item={item}
            group={index}
            index={at}
            count={group.dataForm.length}
            dictionaries={rest.dictionaries}
            forbidden={rest.forbidden}
            isFixed={isFixed}
            actions={actions}
          />
        ))}
      </S.List>
      {!isFixed && (
        <S.Bar>
          <Button
            size="small"
            icon={<Icon icon={Plus} />}
            data-add-item={index}
            onClick={() => onAdd(index)}
          >
            {t.addItem}
          </Button>
          <Button size="small" icon={<Icon icon={ClipboardPaste} />} onClick={() => onPaste(index)}>
            {t.paste}
          </Button>
          <Button
            size="small"
            tone="danger"
            icon={<Icon icon={Trash2} />}
            onClick={() => onRemove(index)}
          >
            {t.remove(group.table)}
          </Button>
        </S.Bar>
      )}
    </S.GroupBody>
  );
}
