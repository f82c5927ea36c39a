import type { ReactNode } from 'react';
import { IconButton, useTexts } from '@mingjian/ui';
import { X } from 'lucide-react';
import { lazyPart } from '../../internal/lazyPart/lazyPart';
import { bulkTexts } from './bulk.texts';
import * as S from './BulkFlow.styles';

/** `BulkFlow`, loaded when rows are selected. */
export const LazyBulkFlow = lazyPart(async () => (await import('./BulkFlow')).BulkFlow, {
  frame: ({ onClose }, content) => (
    <Late onClose={() => onClose({ isAllDone: false, isStarted: false, count: 0 })}>{content}</Late>
  ),
});

/** Placeholder of a flow that is late or did not load, without the code of a dialog. */
function Late({ onClose, children }: { onClose(): void; children: ReactNode }) {
  const t = useTexts(bulkTexts);
  return (
    <S.Late>
      {children}
      <IconButton label={t.cancel} icon={X} onClick={onClose} />
    </S.Late>
  );
}
