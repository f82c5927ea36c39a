import type { DisputedResult, DisputeItem } from '@mingjian/api';
import { Table, TableFrame, useTexts } from '@mingjian/ui';
import { DangerLevelTag } from '@mingjian/widgets/DangerLevel';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { disputesTexts } from '../../shared/disputes/disputes.texts';
import * as S from './Disputes.styles';

export interface DisputeItemsProps {
  items: readonly DisputeItem[];
  isClient: boolean;
}

/** The disputed items; for staff with their results before and after they are verified again. */
export function DisputeItems({ items, isClient }: DisputeItemsProps) {
  const t = useTexts(disputesTexts);
  const statuses = useDictionary('task_status');
  return (
    <TableFrame label={t.items}>
      <Table density="compact">
        <thead>
          <tr>
            <th scope="col">{t.item}</th>
            {isClient ? (
              <th scope="col">{t.wrong}</th>
            ) : (
              <>
                <th scope="col">{t.owner}</th>
                <th scope="col">{t.state}</th>
                <th scope="col">{t.before}</th>
                <th scope="col">{t.now}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.taskId}>
              <th scope="row">
                {item.itemName}
                {!isClient && item.content && <S.Beside>{item.content}</S.Beside>}
              </th>
              {isClient ? (
                <td>
                  <S.Wrong>{item.content ?? t.notSent}</S.Wrong>
                </td>
              ) : (
                <>
                  <td>{(item.isReverified && item.ownerName) || t.notSent}</td>
                  <td>
                    {item.isReverified && item.status !== null
                      ? statuses.labelOf(item.status)
                      : t.noReverify}
                  </td>
                  <td>
                    <Result result={item.before ?? item.now} />
                  </td>
                  <td>{item.isReverified ? <Result result={item.now} /> : t.notSent}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function Result({ result }: { result: DisputedResult | null }) {
  const t = useTexts(disputesTexts);
  const results = useDictionary('task_result');
  if (result === null || result.result === null) return t.notSent;
  return (
    <S.Result>
      {results.labelOf(result.result)}
      <DangerLevelTag level={result.dangerLevel} text="label" />
    </S.Result>
  );
}
