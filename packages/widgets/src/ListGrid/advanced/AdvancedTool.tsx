import { Badge, Button, Icon, useTexts } from '@mingjian/ui';
import { ListFilterPlus } from 'lucide-react';
import { lazyPart } from '../../internal/lazyPart/lazyPart';
import type { AdvancedQuery, ListQuery } from '../../internal/list/query';
import type { ListAdvanced } from '../listGridProps';
import { ToolText } from '../ListGrid.styles';
import { listGridTexts } from '../ListGrid.texts';
import type { AdvancedDialogState } from './useAdvancedDialog';

/** `AdvancedFilter`, loaded when its button is hovered or focused. */
const LazyAdvancedFilter = lazyPart(
  async () => (await import('../../AdvancedFilter')).AdvancedFilter,
);

/** `AdvancedSummary`, loaded with the first advanced filter. */
export const LazyAdvancedSummary = lazyPart(
  async () => (await import('../../AdvancedFilter')).AdvancedSummary,
  { waiting: () => null },
);

export interface AdvancedToolProps {
  query: ListQuery;
  /** Id of the sentence that explains it. */
  sentenceId: string;
  onOpen(): void;
}

/** Button with the number of advanced conditions. It opens their dialog. */
export function AdvancedTool({ query, sentenceId, onOpen }: AdvancedToolProps) {
  const t = useTexts(listGridTexts);
  const count = query.advanced?.conditions.length ?? 0;
  return (
    <Button
      tone="quiet"
      icon={<Icon icon={ListFilterPlus} />}
      aria-haspopup="dialog"
      aria-describedby={count > 0 ? sentenceId : undefined}
      onFocus={LazyAdvancedFilter.preload}
      onPointerEnter={LazyAdvancedFilter.preload}
      onClick={onOpen}
    >
      <ToolText>{t.advanced}</ToolText>
      {count > 0 && <Badge tone="accent" label={t.advancedCount(count)} count={count} />}
    </Button>
  );
}

export interface AdvancedDialogProps {
  state: AdvancedDialogState;
  options: ListAdvanced;
  query: ListQuery;
  onApply(query: AdvancedQuery | undefined): void;
}

/** The dialog of the advanced filter, from its first opening on. */
export function AdvancedDialog({ state, options, query, onApply }: AdvancedDialogProps) {
  if (!state.isUsed) return null;
  return (
    <LazyAdvancedFilter
      {...options}
      open={state.isOpen}
      edited={state.edited}
      value={query.advanced}
      beside={query.conditions}
      onApply={onApply}
      onClose={state.close}
    />
  );
}
