import { useEffect, useRef, useState } from 'react';
import { orderImports, toApiError, type OrderImport } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useUnloadGuard } from '@mingjian/widgets/FormDialog';
import { useTabMemory, useUnsavedReport } from '../../shell';
import { orderImportTexts } from './orderImport.texts';

/** A cell that somebody has typed over. */
interface Mend {
  row: number;
  column: number;
  text: string;
}

/** Cells that are typed over, and how far they are saved. */
export interface MendsState {
  /** Returns what was typed into a cell and is not saved yet. */
  typedAt(this: void, row: number, column: number): string | undefined;
  /** Notes what is typed; it is saved by `save`, or when the typing pauses. */
  type(this: void, mend: Mend): void;
  save(this: void): void;
  /** Cells that are not saved. */
  count: number;
  isSaving: boolean;
  /** Why they could not be saved. */
  problem: string | undefined;
}

/** Milliseconds without typing after which cells are saved. */
const PAUSE = 1_500;

/** Most cells of one change. */
const MOST = 500;

const keyOf = ({ row, column }: Omit<Mend, 'text'>) => `${row} ${column}`;

/**
 * Saves the cells of an import that people type over. What is not saved yet survives the sleep of
 * the tab, and failures: it is sent again with the next cell, or by `save`.
 */
export function useMends(
  record: OrderImport,
  onSaved: (record: OrderImport, rows: readonly number[]) => void,
): MendsState {
  const t = useTexts(orderImportTexts);
  const http = useHttp();
  const { id } = record;
  const memory = useTabMemory<Map<string, Mend>>(`mends ${id}`);
  const report = useUnsavedReport(`import ${id}`);
  const [open] = useState(() => memory.stored ?? new Map<string, Mend>());
  const [shown, setShown] = useState({ count: open.size, isSaving: false });
  const [problem, setProblem] = useState<string>();
  const latest = useRef({ version: record.version, onSaved, isRunning: false });
  const pause = useRef<number>(undefined);
  useEffect(() => {
    latest.current.version = Math.max(latest.current.version, record.version);
    latest.current.onSaved = onSaved;
  });
  useUnloadGuard(shown.count > 0);

  function note() {
    memory.save(open);
    setShown({ count: open.size, isSaving: latest.current.isRunning });
    const discard = () => {
      open.clear();
      note();
    };
    const unsaved = { title: t.unsavedTitle, changes: open.size, isLasting: false, discard };
    report(open.size > 0 ? unsaved : null);
  }

  async function send(cells: readonly Mend[]) {
    const change = async () =>
      http.send(orderImports.update, { id, version: latest.current.version, cells: [...cells] });
    try {
      return await change();
    } catch (error) {
      if (toApiError(error).status !== 409) throw error;
      // Another window has changed other cells; a placing is refused again.
      latest.current.version = (await http.send(orderImports.getInfo, { id })).version;
      return change();
    }
  }

  async function run() {
    window.clearTimeout(pause.current);
    if (latest.current.isRunning || open.size === 0) return;
    latest.current.isRunning = true;
    setProblem(undefined);
    try {
      while (open.size > 0) {
        const cells = [...open.values()].slice(0, MOST);
        note();
        const saved = await send(cells);
        for (const cell of cells) if (open.get(keyOf(cell)) === cell) open.delete(keyOf(cell));
        latest.current.version = saved.version;
        latest.current.onSaved(saved, [...new Set(cells.map(({ row }) => row))]);
      }
    } catch (error) {
      setProblem(toApiError(error).message);
    } finally {
      latest.current.isRunning = false;
      note();
    }
  }

  return {
    typedAt: (row, column) => open.get(keyOf({ row, column }))?.text,
    type(mend) {
      open.set(keyOf(mend), mend);
      note();
      window.clearTimeout(pause.current);
      pause.current = window.setTimeout(() => void run(), PAUSE);
    },
    save: () => void run(),
    ...shown,
    problem,
  };
}
