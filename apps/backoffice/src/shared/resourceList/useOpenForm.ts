import { useState } from 'react';
import { useTabMemory } from '../../shell';

/** An open form: the row that it changes, `null` for a new one. */
export interface OpenForm<Row> {
  row: Row | null;
}

/** The open form of a page. It is open again after its tab slept, or was closed and reopened. */
export function useOpenForm<Row>(): [OpenForm<Row> | null, (form: OpenForm<Row> | null) => void] {
  const memory = useTabMemory<OpenForm<Row> | null>('open form');
  const [form, setForm] = useState(memory.stored ?? null);
  return [
    form,
    (next) => {
      memory.save(next);
      setForm(next);
    },
  ];
}
