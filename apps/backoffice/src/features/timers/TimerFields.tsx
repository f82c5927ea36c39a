import { useMemo } from 'react';
import { timers } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Select, TextArea, TextField, useTexts } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { NextRuns } from './NextRuns';
import * as S from './TimerFields.styles';
import { timerListTexts } from './timerList.texts';

/** Most characters of an expression. */
const MOST_CRON = 64;

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** The job that a timer runs: one of those that the server knows. */
export function HandlerField({ field, id, value, onChange, error, readOnly }: ControlProps) {
  const t = useTexts(timerListTexts);
  const { data, error: failure, isLoading, mutate } = useCall(timers.getHandlers, {});
  const options = useMemo(
    () => (data ?? []).map(({ beanName, name }) => ({ value: beanName, label: name })),
    [data],
  );
  const selected = data?.find(({ beanName }) => beanName === value);
  const note = selected?.example
    ? `${selected.note} ${t.example(selected.example)}`
    : selected?.note;
  return (
    <Select
      id={id}
      label={field.label}
      description={note ?? field.description}
      required
      options={options}
      value={textIn(value) || null}
      onValueChange={onChange}
      placeholder={t.chooseHandler}
      error={error}
      readOnly={readOnly}
      loading={isLoading}
      loadError={failure && !data ? { onRetry: () => void mutate() } : undefined}
    />
  );
}

/** The times of a timer: its expression, with what it means and its next times. */
export function CronField({ field, id, value, onChange, error, readOnly }: ControlProps) {
  return (
    <S.Parts>
      <TextField
        id={id}
        label={field.label}
        description={field.description}
        required
        maxLength={MOST_CRON}
        value={textIn(value)}
        onValueChange={onChange}
        readOnly={readOnly}
        error={error}
      />
      {textIn(value).trim() !== '' && (
        <NextRuns cron={textIn(value).trim()} isRefused={error !== undefined} />
      )}
    </S.Parts>
  );
}

/** The parameters of a timer, as JSON. */
export function ParamsField({ field, id, value, onChange, error, readOnly }: ControlProps) {
  return (
    <TextArea
      id={id}
      label={field.label}
      description={field.description}
      rows={2}
      autoGrow
      spellCheck={false}
      value={textIn(value)}
      onValueChange={onChange}
      readOnly={readOnly}
      error={error}
    />
  );
}
