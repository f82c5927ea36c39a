import { memo } from 'react';
import { Alert, IconButton, Select, Switch, TextField, useTexts } from '@mingjian/ui';
import type { SelectOption } from '@mingjian/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { itemEditorTexts } from './ItemEditor.texts';
import * as S from './ItemEditor.styles';
import { forbiddenReason, itemProblems, type ForbiddenItem } from './model/problems';
import type { SurveyItem } from './model/surveyItems';
import type { ItemActions } from './useItemActions';

export interface ItemRowProps {
  item: SurveyItem;
  group: number;
  index: number;
  /** Number of items in the group. */
  count: number;
  dictionaries: readonly SelectOption<string>[];
  forbidden: readonly ForbiddenItem[];
  isFixed: boolean;
  actions: ItemActions;
}

/** One item: its names, its type and its buttons. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, group, index, dictionaries, forbidden, isFixed, actions } = props;
  const t = useTexts(itemEditorTexts);
  const problems = itemProblems(item);
  const reason = forbiddenReason(item, forbidden);
  const name = t.item(index + 1, item.title);
  const change = (part: Partial<SurveyItem>) => actions.changeItem(group, index, part);
  const errorOf = (field: keyof typeof problems) => problems[field] && t[problems[field]];

  return (
    <S.Item aria-label={name} data-group={group} data-index={index}>
      <S.Fields>
        <TextField
          label={t.title}
          value={item.title}
          error={errorOf('title')}
          readOnly={isFixed}
          onValueChange={(title) => change({ title })}
        />
        <TextField
          label={t.labelCh}
          value={item.labelCh}
          error={errorOf('labelCh')}
          readOnly={isFixed}
          onValueChange={(labelCh) => change({ labelCh })}
        />
        <TextField
          label={t.labelEn}
          value={item.labelEn}
          error={errorOf('labelEn')}
          readOnly={isFixed}
          onValueChange={(labelEn) => change({ labelEn })}
        />
        <Select
          label={t.labelType}
          options={[
            { value: 'input', label: t.input },
            { value: 'select', label: t.select },
            { value: 'switch', label: t.switch },
            { value: 'data', label: t.date },
            { value: 'datarange', label: t.dateRange },
          ]}
          value={item.labelType === 'dateRange' ? 'datarange' : item.labelType}
          readOnly={isFixed}
          onValueChange={(labelType) => change({ labelType: labelType ?? 'input' })}
        />
        {item.labelType === 'select' && (
          <Select
            label={t.dictionary}
            options={dictionaries}
            value={item.dicCode}
            error={errorOf('dicCode')}
            readOnly={isFixed}
            onValueChange={(dicCode) => change({ dicCode })}
          />
        )}
      </S.Fields>
      {reason !== undefined && <Alert tone="warning">{t.forbidden(reason)}</Alert>}
      <S.ItemFoot>
        <Switch
          label={t.overview}
          checked={item.visibleFlag2 === 1}
          disabled={isFixed}
          onChange={(event) => change({ visibleFlag2: event.target.checked ? 1 : 0 })}
        />
        {!isFixed && <ItemButtons {...props} name={name} />}
      </S.ItemFoot>
    </S.Item>
  );
});

function ItemButtons({ name, group, index, count, actions }: ItemRowProps & { name: string }) {
  const t = useTexts(itemEditorTexts);
  return (
    <S.Buttons>
      <IconButton
        label={t.up(name)}
        icon={ArrowUp}
        aria-disabled={index === 0}
        onClick={() => actions.moveItem(group, index, index - 1)}
      />
      <IconButton
        label={t.down(name)}
        icon={ArrowDown}
        aria-disabled={index === count - 1}
        onClick={() => actions.moveItem(group, index, index + 1)}
      />
      <IconButton
        label={t.remove(name)}
        icon={Trash2}
        onClick={() => actions.removeItem(group, index)}
      />
    </S.Buttons>
  );
}
