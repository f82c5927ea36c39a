import { useEffect, useId, useMemo, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button, Icon, isComposed, Spinner, useTexts } from '@mingjian/ui';
import { ChevronDown, ChevronUp, RotateCcw, Search } from 'lucide-react';
import type { ListCondition } from '../internal/list/query';
import * as S from './FilterBar.styles';
import { filterTexts } from './filter.texts';
import { FilterInput } from './FilterInput';
import { preloadDateFields } from './LazyDateFields';
import {
  conditionsOf,
  countFilled,
  draftOf,
  type FilterDraft,
  type FilterField,
  type FilterValue,
} from './model/filterFields';

/** Number of fields that are always visible. Source: spec 1 §9. */
const VISIBLE_FIELDS = 3;

export interface FilterBarProps {
  /** Name of the filtered list. It becomes part of the bar's accessible name. */
  label: string;
  /**
   * The first three are always visible; a button with the number of active ones shows the others.
   */
  filters: readonly FilterField[];
  /** The applied conditions. A change replaces the input. */
  conditions: readonly ListCondition[];
  /**
   * Whether an answer is awaited. It can be asked for another meanwhile.
   * @default false
   */
  loading?: boolean;
  /** Called by the button and by Enter, except while an input method composes. */
  onSearch(conditions: readonly ListCondition[]): void;
  onReset(): void;
  /** Input of a bar that was unmounted. It is used only under the same conditions. */
  storedDraft?: StoredFilterDraft | undefined;
  /** Called with each change of the input. Store it without rendering. */
  onDraftChange?: ((draft: StoredFilterDraft) => void) | undefined;
}

/** Unsubmitted input of a filter bar, and the conditions that were applied at that time. */
export interface StoredFilterDraft {
  /** The conditions as JSON. */
  conditions: string;
  draft: FilterDraft;
}

/**
 * The search form of a list. Renders a `<form role="search">`. Conditions that no field can show
 * stay applied.
 */
export function FilterBar({
  label,
  filters,
  conditions,
  loading = false,
  onSearch,
  onReset,
  storedDraft,
  onDraftChange,
}: FilterBarProps) {
  const t = useTexts(filterTexts);
  const formId = useId();
  const applied = useMemo(() => draftOf(filters, conditions), [filters, conditions]);
  const conditionsKey = JSON.stringify(conditions);
  const [draft, setDraft] = useState(
    storedDraft?.conditions === conditionsKey ? storedDraft.draft : applied.draft,
  );
  const hidden = filters.slice(VISIBLE_FIELDS);
  const [isOpen, setOpen] = useState(() => countFilled(hidden, draft) > 0);
  const [lastKey, setLastKey] = useState(conditionsKey);
  if (lastKey !== conditionsKey) {
    setLastKey(conditionsKey);
    setDraft(applied.draft);
  }
  usePreloadedDates(filters);

  const changeDraft = (next: FilterDraft) => {
    setDraft(next);
    onDraftChange?.({ conditions: conditionsKey, draft: next });
  };
  const setValue = (field: string, value: FilterValue) => changeDraft({ ...draft, [field]: value });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch([...conditionsOf(filters, draft), ...applied.others]);
  };
  const handleReset = () => {
    changeDraft({});
    onReset();
  };

  return (
    <S.Root
      id={formId}
      role="search"
      aria-label={t.label(label)}
      aria-busy={loading || undefined}
      onSubmit={handleSubmit}
      onKeyDown={preventComposedEnter}
    >
      {(isOpen ? filters : filters.slice(0, VISIBLE_FIELDS)).map((filter) => (
        <FilterInput
          key={filter.field}
          filter={filter}
          value={draft[filter.field] ?? null}
          onChange={(value) => setValue(filter.field, value)}
        />
      ))}
      <S.Actions>
        <Button
          type="submit"
          tone="primary"
          icon={loading ? <Spinner decorative /> : <Icon icon={Search} />}
        >
          {t.search}
        </Button>
        <Button icon={<Icon icon={RotateCcw} />} onClick={handleReset}>
          {t.reset}
        </Button>
        {hidden.length > 0 && (
          <Button
            tone="quiet"
            icon={<Icon icon={isOpen ? ChevronUp : ChevronDown} />}
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t.less : t.more(countFilled(hidden, applied.draft))}
          </Button>
        )}
      </S.Actions>
    </S.Root>
  );
}

/** Loads the date fields early when a filter needs one. */
function usePreloadedDates(filters: readonly FilterField[]) {
  const hasDates = filters.some(({ kind }) => kind === 'date' || kind.endsWith('Range'));
  useEffect(() => {
    if (hasDates) preloadDateFields();
  }, [hasDates]);
}

/** The Enter that ends a composition of an input method must not submit the form. */
function preventComposedEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposed(event.nativeEvent)) event.preventDefault();
}
