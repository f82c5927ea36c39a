import { useEffect, useEffectEvent, useMemo, type ComponentPropsWithRef } from 'react';
import { ComboboxOptions } from '@headlessui/react';
import * as S from './Combobox.styles';
import { ComboboxRow } from './ComboboxRow';
import type { ComboboxState } from './useCombobox';

export interface ComboboxPanelProps {
  state: ComboboxState;
  /** Whether only the rows near the viewport are rendered. */
  isVirtual: boolean;
  id: string;
  /** Id of the retry row. */
  retryId: string;
  /** Id of the element that labels the list. */
  labelId: string;
}

/** The list below a combobox, or above it where there is more room. */
export function ComboboxPanel({ state, isVirtual, id, retryId, labelId }: ComboboxPanelProps) {
  const byValue = useMemo(
    () => new Map(state.found.map((option) => [option.value, option])),
    [state.found],
  );
  const row = (value: string) => (
    <ComboboxRow
      key={value}
      value={value}
      option={byValue.get(value)}
      state={state}
      retryId={retryId}
    />
  );

  return (
    <ComboboxOptions
      as={Panel}
      anchor="bottom start"
      modal={false}
      id={id}
      labelId={labelId}
      loading={state.isFetching}
      onShownChange={(isShown: boolean) => state.setOpen(isShown)}
    >
      {isVirtual ? ({ option }: { option: string }) => row(option) : state.rows.map(row)}
    </ComboboxOptions>
  );
}

interface PanelProps extends ComponentPropsWithRef<'div'> {
  labelId: string;
  loading: boolean;
  onShownChange(isShown: boolean): void;
}

/**
 * Labelled by the field instead of the button that Headless UI chooses. It is mounted only while it
 * is open, which it reports.
 */
function Panel({ labelId, loading, onShownChange, ...rest }: PanelProps) {
  const report = useEffectEvent((isShown: boolean) => onShownChange(isShown));

  useEffect(() => {
    report(true);
    return () => report(false);
  }, []);

  return <S.Panel {...rest} aria-labelledby={labelId} aria-busy={loading || undefined} />;
}
