import { useState } from 'react';
import { Badge, Button, Icon, useTexts } from '@mingjian/ui';
import { ListFilterPlus } from 'lucide-react';
import { lazyPart } from '../../internal/lazyPart/lazyPart';
import type { AdvancedQuery, ListQuery } from '../../internal/list/query';
import type { ListAdvanced } from '../listGridProps';
import { ToolText } from '../ListGrid.styles';
import { listGridTexts } from '../ListGrid.texts';

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
  options: ListAdvanced;
  query: ListQuery;
  /** Id of the sentence that explains it. */
  sentenceId: string;
  onApply(query: AdvancedQuery | undefined): void;
}

/** Button with the number of advanced conditions. It opens their dialog. */
export function AdvancedTool({ options, query, sentenceId, onApply }: AdvancedToolProps) {
  const t = useTexts(listGridTexts);
  const [isOpen, setOpen] = useState((options.draft?.open ?? null) !== null);
  // The closed dialog keeps the conditions that are switched off.
  const [isUsed, setUsed] = useState(isOpen || (options.draft?.applied ?? null) !== null);
  const count = query.advanced?.conditions.length ?? 0;
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        tone="quiet"
        icon={<Icon icon={ListFilterPlus} />}
        aria-haspopup="dialog"
        aria-describedby={count > 0 ? sentenceId : undefined}
        onFocus={LazyAdvancedFilter.preload}
        onPointerEnter={LazyAdvancedFilter.preload}
        onClick={open}
      >
        <ToolText>{t.advanced}</ToolText>
        {count > 0 && <Badge tone="accent" label={t.advancedCount(count)} count={count} />}
      </Button>
      {isUsed && (
        <LazyAdvancedFilter
          {...options}
          open={isOpen}
          value={query.advanced}
          beside={query.conditions}
          onApply={onApply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
