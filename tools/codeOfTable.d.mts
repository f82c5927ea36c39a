import type { CodeColumn } from '@mingjian/api';

export function codeOfTable(
  table: string,
  columns: readonly CodeColumn[],
  area?: string,
): Record<string, string>;
