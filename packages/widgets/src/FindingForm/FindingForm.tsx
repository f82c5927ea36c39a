import {
  useId,
  useMemo,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {
  Fieldset,
  FormValue,
  isComposed,
  LiveRegion,
  Skeleton,
  useTexts,
  VisuallyHidden,
} from '@mingjian/ui';
import type { DangerType } from '../DangerLevel';
import * as S from './FindingForm.styles';
import { findingFormTexts } from './FindingForm.texts';
import { FindingRows } from './FindingRows';
import { LevelFields } from './LevelFields';
import type { FindingVerdictOption } from './model/findings';
import { firstField, useFindingForm, type FindingFormOptions } from './useFindingForm';

/** Errors of the findings, by the keys of their rows, and of the level. */
export interface FindingFormErrors {
  findings?: Readonly<Record<string, ReactNode>> | undefined;
  level?: ReactNode;
  levelReason?: ReactNode;
}

export interface FindingFormProps<Verdict extends number = 1 | 2 | 3 | 4>
  extends
    FindingFormOptions<Verdict>,
    Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** Accessible name: the item that is checked. */
  label: string;
  /**
   * Verdicts to select from, at most nine. The first one stands for "as claimed": copying a claim
   * selects it.
   * @default 1 agrees, 2 slight difference, 3 differs, 4 not verifiable
   */
  verdicts?: readonly FindingVerdictOption<Verdict>[] | undefined;
  /** Kind of the check. Blue is offered for comparisons only. @default 1 */
  dangerType?: DangerType | undefined;
  /** Levels in sight, or in a list where room is short. @default 'segments' */
  levelForm?: 'segments' | 'select' | undefined;
  /** A remark below the level, such as that evidence is missing. */
  levelNote?: ReactNode;
  errors?: FindingFormErrors | undefined;
  /** Keys of the page, at the end of the line of keys. */
  hint?: string | undefined;
  /** Name in a form, which receives the value as JSON text. */
  name?: string | undefined;
  /** @default false */
  readOnly?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Whether the rows are being requested. @default false */
  loading?: boolean | undefined;
  /** Fields of the product between the rows and the level, such as a conclusion. */
  children?: ReactNode;
}

/**
 * The rows of an item with claim, finding and verdict, and the danger level that they lead to.
 * Renders a named group, which takes rest props and `ref`. For the level alone use
 * `DangerLevelSegments`.
 */
export function FindingForm<Verdict extends number = 1 | 2 | 3 | 4>({
  label,
  rows,
  verdicts,
  dangerType = 1,
  levelForm = 'segments',
  levelNote,
  errors,
  hint,
  name,
  readOnly = false,
  disabled = false,
  loading = false,
  value,
  defaultValue,
  onValueChange,
  suggestion,
  maxLength = 500,
  children,
  ...rest
}: FindingFormProps<Verdict>) {
  const t = useTexts(findingFormTexts);
  const judgementId = useId();
  const state = useFindingForm({
    rows,
    value,
    defaultValue,
    onValueChange,
    suggestion,
    maxLength,
  });
  const defaults = useMemo(
    () => ([1, 2, 3, 4] as const).map((one) => ({ value: one, label: t[`verdict${one}`] })),
    [t],
  );
  const fixed = { readOnly, disabled };

  return (
    <S.Root {...rest} role="group" aria-label={label} aria-busy={loading || undefined}>
      <S.Body ref={state.bodyRef} onKeyDown={goOnEnter}>
        {loading ? (
          <>
            <Skeleton lines={6} />
            <VisuallyHidden>{t.loading}</VisuallyHidden>
          </>
        ) : (
          <>
            <FindingRows
              {...fixed}
              rows={rows}
              state={state}
              verdicts={verdicts ?? defaults}
              errors={errors?.findings}
              maxLength={maxLength}
              hint={hint}
            />
            <S.Judgement data-judgement>
              <Fieldset id={judgementId} legend={t.judgement} disabled={disabled}>
                {children}
                <LevelFields
                  {...fixed}
                  state={state}
                  dangerType={dangerType}
                  levelForm={levelForm}
                  suggestion={suggestion}
                  levelNote={levelNote}
                  levelError={errors?.level}
                  levelReasonError={errors?.levelReason}
                />
              </Fieldset>
            </S.Judgement>
          </>
        )}
      </S.Body>
      <FormValue
        controlId={judgementId}
        name={name}
        value={JSON.stringify(state.value)}
        disabled={disabled}
        onReset={state.reset}
      />
      <LiveRegion announcements={state.announcements} />
    </S.Root>
  );
}

/** Moves focus from a row to the next one, and from the last to the judgement. */
function goOnEnter(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  if (key !== 'Enter' || isComposed(event.nativeEvent) || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const input = target instanceof Element && target.matches('input, textarea') ? target : null;
  const row = input?.closest('[data-row]');
  if (!row) return;
  event.preventDefault();
  const next = row.nextElementSibling ?? currentTarget.querySelector('[data-judgement]');
  firstField(next)?.focus();
}
