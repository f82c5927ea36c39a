import { type FormEvent, type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { Button, Icon, isComposed, useTexts } from '@mingjian/ui';
import { ChevronDown, ChevronUp, RotateCcw, Search } from 'lucide-react';
import {
  conditionsOf,
  countFilled,
  draftOf,
  type FilterDraft,
  type FilterField,
  type FilterValue,
} from './model/filterFields';
import type { ListCondition } from '../internal/list/query';
import * as S from './FilterBar.styles';
import { filterTexts } from './filter.texts';
import { FilterInput } from './FilterInput';
import { preloadDateFields } from './LazyDateFields';

/** How many fields are always in sight. Source: spec 1 §9. */
const FIRST_FIELDS = 3;

export interface FilterBarProps {
  /** What is filtered: names the bar. */
  label: string;
  /**
   * The first three are always in sight, the others behind a link that counts those that hold rows
   * back.
   */
  fields: readonly FilterField[];
  /**
   * What is in force. Other conditions put themselves into the fields, in place of what was typed.
   */
  conditions: readonly ListCondition[];
  /** @default false */
  searching?: boolean;
  /** Called by the button and by Enter, never while an input method composes. */
  onSearch(conditions: readonly ListCondition[]): void;
  onReset(): void;
  /** What had been typed when the bar was taken away; it counts under the same conditions only. */
  typed?: TypedFilter | undefined;
  /** Called with each change of what is typed, to keep it: it renders nothing. */
  onType?: ((typed: TypedFilter) => void) | undefined;
}

/**
 * What has been typed into a filter bar and not been searched for, and the conditions in force
 * meanwhile.
 */
export interface TypedFilter {
  inForce: string;
  draft: FilterDraft;
}

/**
 * The fields that a list is searched by. Renders a `<form role="search">`. Conditions that no field
 * can show stay in force.
 */
export function FilterBar(props: FilterBarProps) {
  const { label, fields, conditions, searching = false, onSearch, onReset, typed, onType } = props;
  const t = useTexts(filterTexts);
  const formId = useId();
  const { draft: applied, others } = useMemo(
    () => draftOf(fields, conditions),
    [fields, conditions],
  );
  const inForce = JSON.stringify(conditions);
  const [draft, setDraft] = useState(typed?.inForce === inForce ? typed.draft : applied);
  const hidden = fields.slice(FIRST_FIELDS);
  const active = countFilled(hidden, applied);
  const [isOpen, setOpen] = useState(() => countFilled(hidden, draft) > 0);
  const [seen, setSeen] = useState(inForce);
  if (seen !== inForce) {
    setSeen(inForce);
    setDraft(applied);
  }
  const hasDates = fields.some(({ kind }) => kind === 'date' || kind.endsWith('Range'));
  useEffect(() => {
    if (hasDates) preloadDateFields();
  }, [hasDates]);
  const shown = isOpen ? fields : fields.slice(0, FIRST_FIELDS);
  const keep = (next: FilterDraft) => {
    setDraft(next);
    onType?.({ inForce, draft: next });
  };
  const change = (field: string, value: FilterValue) => keep({ ...draft, [field]: value });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch([...conditionsOf(fields, draft), ...others]);
  };
  const handleReset = () => {
    keep({});
    onReset();
  };

  return (
    <S.Root
      id={formId}
      role="search"
      aria-label={t.label(label)}
      onSubmit={handleSubmit}
      onKeyDown={keepComposing}
    >
      {shown.map((filter) => (
        <FilterInput
          key={filter.field}
          filter={filter}
          value={draft[filter.field] ?? null}
          onChange={(value) => change(filter.field, value)}
        />
      ))}
      <S.Actions>
        <Button type="submit" tone="primary" icon={<Icon icon={Search} />} loading={searching}>
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
            {isOpen ? t.less : t.more(active)}
          </Button>
        )}
      </S.Actions>
    </S.Root>
  );
}

/** Enter that ends an input method's composition must not search. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposed(event.nativeEvent)) event.preventDefault();
}
