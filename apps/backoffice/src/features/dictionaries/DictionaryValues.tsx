import {
  dictionaryValues,
  encodeSearch,
  PAGE_SIZE_LIMIT,
  toApiError,
  type DictionaryValue,
} from '@mingjian/api';
import { useCall, useHttp, useRefresh } from '@mingjian/api/react';
import {
  DataState,
  IconButton,
  Table,
  TableFrame,
  Tag,
  useTexts,
  type LoadState,
} from '@mingjian/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { messages } from '../../shell';
import { dictionaryCodeTexts } from './dictionaryCodes.texts';
import * as S from './DictionaryDrawer.styles';

/** The values of a dictionary in the order of its options, each with buttons that move it. */
export function DictionaryValues({ code }: { code: string }) {
  const t = useTexts(dictionaryCodeTexts);
  const { data, error, mutate } = useCall(dictionaryValues.getList, {
    pageNum: 1,
    pageSize: PAGE_SIZE_LIMIT,
    searchParam: encodeSearch([{ field: 'dicCode', operator: 'EQ', value: code }]),
  });
  const state: LoadState = data
    ? data.content.length > 0
      ? { kind: 'ready' }
      : { kind: 'empty', title: t.noValues, description: t.noValuesNote }
    : error
      ? {
          kind: 'error',
          title: t.failed,
          description: error.message,
          onRetry: () => void mutate(),
        }
      : { kind: 'loading' };
  return (
    <DataState label={t.values} state={state}>
      {() => <ValueTable values={data?.content ?? []} />}
    </DataState>
  );
}

function ValueTable({ values }: { values: readonly DictionaryValue[] }) {
  const t = useTexts(dictionaryCodeTexts);
  const move = useMove();
  return (
    <TableFrame label={t.values}>
      <Table density="compact" aria-label={t.values}>
        <thead>
          <tr>
            <th scope="col">{t.order}</th>
            <th scope="col">{t.value}</th>
            <th scope="col">{t.valueEn}</th>
            <th scope="col">{t.valueCode}</th>
            <th scope="col">{t.state}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((row, index) => (
            <tr key={row.id}>
              <td>
                <S.Moves>
                  <IconButton
                    icon={ArrowUp}
                    size="small"
                    label={t.up(row.value)}
                    disabledReason={index === 0 ? t.isFirst : undefined}
                    onClick={() => void move(row, -1, index)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    size="small"
                    label={t.down(row.value)}
                    disabledReason={index === values.length - 1 ? t.isLast : undefined}
                    onClick={() => void move(row, 1, index + 2)}
                  />
                </S.Moves>
              </td>
              <th scope="row">{row.value}</th>
              <td>{row.valueEn ?? '—'}</td>
              <td>{row.code}</td>
              <td>
                <Tag tone={row.enabled === 1 ? 'success' : 'neutral'}>
                  {row.enabled === 1 ? t.offered : t.retired}
                </Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

/** Returns a function that moves a value and reports its new place. */
function useMove() {
  const t = useTexts(dictionaryCodeTexts);
  const http = useHttp();
  const refresh = useRefresh();
  return async ({ id, value }: DictionaryValue, step: -1 | 1, place: number) => {
    try {
      await http.send(dictionaryValues.move, { id, step });
      messages.show({ text: t.movedTo(value, place), tone: 'success' });
    } catch (error) {
      messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
    }
    await refresh(dictionaryValues.getList);
  };
}
