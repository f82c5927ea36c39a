import { useDeferredValue, useMemo } from 'react';
import { Disclosure, Tag, Text, useTexts, type TagTone } from '@mingjian/ui';
import { itemEditorTexts } from './ItemEditor.texts';
import * as S from './ItemEditor.styles';
import { itemChanges, type ItemChange } from './model/itemChanges';
import type { SurveyGroup } from './model/surveyItems';

export interface ItemChangesProps {
  published: readonly SurveyGroup[];
  groups: readonly SurveyGroup[];
}

const TONES: Readonly<Record<ItemChange['kind'], TagTone>> = {
  added: 'success',
  removed: 'danger',
  changed: 'warning',
  moved: 'neutral',
};

/** Differences from the published version. */
export function ItemChanges({ published, groups }: ItemChangesProps) {
  const t = useTexts(itemEditorTexts);
  const current = useDeferredValue(groups);
  const changes = useMemo(() => itemChanges(published, current), [published, current]);
  if (changes.length === 0) return <Text tone="muted">{t.noChanges}</Text>;
  return (
    <Disclosure title={t.changes(changes.length)}>
      <S.Changes>
        {changes.map(({ kind, group, item }, index) => (
          <li key={index}>
            <Tag tone={TONES[kind]}>{t[kind]}</Tag>{' '}
            {item === undefined ? group : `${group} › ${item}`}
          </li>
        ))}
      </S.Changes>
    </Disclosure>
  );
}
