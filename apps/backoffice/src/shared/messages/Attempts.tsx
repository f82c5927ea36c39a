import { encodeSearch, fromBeijing, messageRecords, type MessageTry } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { DataState, Text, Timeline, useTexts, type LoadState } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useDateFormat } from '../../base/useDateFormat';
import { attemptsTexts } from './attempts.texts';

/** Attempts that are in sight. */
const SHOWN = 20;
const TONES = { 0: 'accent', 1: 'success', 2: 'danger' } as const;

/** The attempts to send a message, the latest first. */
export function Attempts({ messageId }: { messageId: string }) {
  const t = useTexts(attemptsTexts);
  const condition = { field: 'messageId', operator: 'EQ' as const, value: messageId };
  const { data, error, mutate } = useCall(messageRecords.getList, {
    pageNum: 1,
    pageSize: SHOWN,
    searchParam: encodeSearch([condition]),
  });
  const state: LoadState = data
    ? { kind: 'ready' }
    : error
      ? {
          kind: 'error',
          title: t.failed,
          description: error.message,
          onRetry: () => void mutate(),
        }
      : { kind: 'loading' };
  return (
    <DataState label={t.attempts} state={state}>
      {() => data && <AttemptLines tries={data.content} />}
    </DataState>
  );
}

function AttemptLines({ tries }: { tries: readonly MessageTry[] }) {
  const t = useTexts(attemptsTexts);
  const dates = useDateFormat();
  const { labelOf } = useDictionary('message_try');
  if (tries.length === 0) return <Text tone="muted">{t.none}</Text>;
  return (
    <Timeline
      label={t.attempts}
      items={tries.map(({ id, number, result, receiver, startTime, problem }) => ({
        key: id,
        title: `${t.attempt(number)} · ${labelOf(result)} · ${receiver}`,
        time: dates.time(startTime),
        dateTime: fromBeijing(startTime)?.toISOString() ?? startTime,
        tone: TONES[result],
        ...(problem && { content: problem }),
      }))}
    />
  );
}
