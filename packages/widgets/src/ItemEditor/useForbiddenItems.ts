import { useMemo } from 'react';
import { useTexts } from '@mingjian/ui';
import { itemEditorTexts } from './ItemEditor.texts';
import type { ForbiddenItem } from './model/problems';

/** Returns the items that a background check in China must not ask about. */
export function useForbiddenItems(): readonly ForbiddenItem[] {
  const t = useTexts(itemEditorTexts);
  return useMemo(
    () => [
      {
        words: ['婚姻', '婚恋', '恋爱', '生育', '怀孕', 'marital', 'marriage', 'pregnan'],
        reason: t.reasonFamily,
      },
      {
        words: ['宗教', '民族', '政治', 'religio', 'ethnic', 'political'],
        reason: t.reasonBelief,
      },
      { words: ['疾病', '病史', '乙肝', 'medical history', 'hepatitis'], reason: t.reasonHealth },
      { words: ['父母', '配偶', '亲属', 'parents'], reason: t.reasonRelatives },
      { words: ['财产', '存款', 'assets'], reason: t.reasonAssets },
      {
        words: ['聊天记录', '位置轨迹', '行踪', 'chat history', 'location history'],
        reason: t.reasonPrivate,
      },
    ],
    [t],
  );
}
