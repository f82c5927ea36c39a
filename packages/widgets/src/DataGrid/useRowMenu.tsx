import { useState, type ReactNode } from 'react';
import { ContextMenu, type MenuPoint } from '@mingjian/ui';
import type { RowAction } from '../internal/list/row';
import { fittingActions } from '../internal/list/actionFit';

interface OpenMenu<Row> {
  row: Row;
  label: string;
  actions: readonly RowAction<Row>[];
  at: MenuPoint;
  button: HTMLElement;
}

export interface RowMenuState<Row> {
  menu: ReactNode;
  /** Opens the menu below its button, with the actions that do not fit. */
  openMenu(button: HTMLElement, row: Row, label: string, actions: readonly RowAction<Row>[]): void;
}

/** Returns the menu of row actions that do not fit. One for the whole grid. */
export function useRowMenu<Row>(): RowMenuState<Row> {
  const [open, setOpen] = useState<OpenMenu<Row> | null>(null);

  const close = () => {
    open?.button.removeAttribute('aria-expanded');
    setOpen(null);
  };
  const openMenu = (
    button: HTMLElement,
    row: Row,
    label: string,
    actions: readonly RowAction<Row>[],
  ) => {
    const { left, bottom } = button.getBoundingClientRect();
    button.setAttribute('aria-expanded', 'true');
    const hidden = actions.slice(fittingActions(actions.map((action) => action.label)));
    setOpen({ row, label, actions: hidden, at: { x: left, y: bottom }, button });
  };
  const menu: ReactNode = (
    <ContextMenu
      label={open?.label ?? ''}
      position={open?.at ?? null}
      items={open ? menuItems(open) : []}
      onClose={close}
    />
  );
  return { menu, openMenu };
}

function menuItems<Row>({ row, actions }: OpenMenu<Row>) {
  return actions.map(({ key, label, tone, disabledReason, onSelect }) => ({
    key,
    label,
    ...(tone === 'danger' && { tone }),
    ...(disabledReason !== undefined && { disabledReason }),
    onSelect: () => onSelect(row),
  }));
}
